import { useMutationState } from '@tanstack/react-query'
import { languageNames } from '#contract/platform/language-names.ts'
import { languages } from '#contract/platform/languages.ts'
import { may } from '#contract/platform/policy.ts'
import { paces } from '#contract/room/pace.ts'
import type { Room, RoomChange } from '#contract/room/room.ts'
import { useChangeRoom, useRoom } from '../../delivery/room.queries.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { isInMemory, useCanSend } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { Toggle } from '../../platform/ui/toggle.tsx'
import { screenWords } from '../screen-words.ts'
import { ChoiceField } from './choice-field.tsx'
import { Fold } from './fold.tsx'
import { HelpPhoneSection } from './help-phone-section.tsx'
import { PauseSection } from './pause-section.tsx'
import { PlayButton } from './play-button.tsx'
import { QuestionSection } from './question-section.tsx'
import { ToldSection } from './told-section.tsx'
import { VolumeField } from './volume-field.tsx'

/** The room: what holds for all screens of the group. A choice is saved at once. */
export function RoomSettingsCard() {
  const { group } = useSelection()
  const room = useRoom()
  if (!group) return null
  const mayManage = may(group.role, 'room:manage')
  const inMemory = isInMemory(group)
  const words = screenWords()
  return (
    <Card title={inMemory ? words.roomInMemory : words.room}>
      <p className="mt-1 text-ink-2">
        {inMemory ? words.roomTextInMemory : words.roomText(group.lovedOneName)}
      </p>
      {room.isError && <FailureNote error={room.error} onRetry={() => room.refetch()} />}
      {room.data && (
        <>
          <Choices key={group.id} room={room.data} groupId={group.id} isFixed={!mayManage} />
          {!inMemory && (
            <>
              <HelpPhoneSection room={room.data} mayManage={mayManage} />
              <PauseSection mayManage={mayManage} />
              <ToldSection room={room.data} mayManage={mayManage} />
              <QuestionSection room={room.data} mayManage={mayManage} />
            </>
          )}
        </>
      )}
    </Card>
  )
}

type ChoicesProps = { room: Room; groupId: string; isFixed: boolean }

function Choices({ room, groupId, isFixed }: ChoicesProps) {
  const change = useChangeRoom()
  const shown = { ...room, ...usePendingChanges(groupId) }
  const canSend = useCanSend()
  const words = screenWords()
  const choose = (choice: RoomChange) => change.mutate(choice)
  const pictureChoices = <PictureChoices shown={shown} isFixed={isFixed} choose={choose} />
  return (
    <>
      <div className="mt-2 divide-y divide-line">
        <ChoiceField
          label={words.language}
          text={canSend ? words.languageText : words.languageTextInMemory}
          choices={languages}
          nameOf={(code) => languageNames[code]}
          langOf={(code) => code}
          chosen={shown.language}
          isFixed={isFixed}
          onChange={(language) => choose({ language })}
        />
        <ChoiceField
          label={words.pace}
          text={words.paceText}
          choices={paces}
          nameOf={(pace) => words.paces[pace]}
          chosen={shown.pace}
          isFixed={isFixed}
          onChange={(pace) => choose({ pace })}
        />
        {canSend && <SoundChoices shown={shown} isFixed={isFixed} choose={choose} />}
      </div>
      {canSend ? (
        <Fold title={words.picturesAndTimes}>
          <div className="divide-y divide-line">
            {pictureChoices}
            <Toggle
              label={words.spokenTimes}
              text={words.spokenTimesText}
              isOn={shown.spokenTimes}
              isFixed={isFixed}
              onChange={(spokenTimes) => choose({ spokenTimes })}
            />
          </div>
        </Fold>
      ) : (
        // Nobody comes any more.
        <div className="divide-y divide-line border-t border-line">{pictureChoices}</div>
      )}
      {isFixed && <p className="mt-2 text-sm text-ink-2">{words.caretakerChanges}</p>}
    </>
  )
}

type SomeChoicesProps = { shown: Room; isFixed: boolean; choose: (choice: RoomChange) => void }

/** Which pictures come round again. */
function PictureChoices({ shown, isFixed, choose }: SomeChoicesProps) {
  const words = screenWords()
  return (
    <>
      <Toggle
        label={words.favourites}
        text={words.favouritesText}
        isOn={shown.favourites}
        isFixed={isFixed}
        onChange={(favourites) => choose({ favourites })}
      />
      <Toggle
        label={words.onThisDay}
        text={words.onThisDayText}
        isOn={shown.onThisDay}
        isFixed={isFixed}
        onChange={(onThisDay) => choose({ onThisDay })}
      />
    </>
  )
}

/** How the screen is heard when something new comes. */
function SoundChoices({ shown, isFixed, choose }: SomeChoicesProps) {
  const words = screenWords()
  return (
    <>
      <Toggle
        label={words.chime}
        text={
          <>
            {words.chimeText} <PlayButton volume={shown.volume} />
          </>
        }
        isOn={shown.chime}
        isFixed={isFixed}
        onChange={(chime) => choose({ chime })}
      />
      <Toggle
        label={words.readingAloud}
        text={words.readingAloudText}
        isOn={shown.readsAloud}
        isFixed={isFixed}
        onChange={(readsAloud) => choose({ readsAloud })}
      />
      <VolumeField volume={shown.volume} isFixed={isFixed} onChange={(volume) => choose({ volume })} />
    </>
  )
}

/** What was chosen and is not saved yet, the newest of each choice: it is shown as if it were. */
function usePendingChanges(groupId: string): RoomChange {
  const changes = useMutationState<RoomChange | undefined>({
    filters: { mutationKey: groupKey(groupId, 'room'), status: 'pending' },
    select: ({ state }) => state.variables as RoomChange | undefined,
  })
  return Object.assign({}, ...changes)
}
