import type { Room } from '#contract/room/room.ts'
import { useChangeRoom } from '../../delivery/room.queries.ts'
import { useMembers } from '../../family/members/members.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useLife } from '../../life/life.queries.ts'
import { usePeople } from '../../people/people.queries.ts'
import { screenWords } from '../screen-words.ts'
import { Fold } from './fold.tsx'
import { HerVoiceField } from './her-voice-field.tsx'

type ToldSectionProps = { room: Room; mayManage: boolean }

/** What "Who sees what" tells the loved one on the screen itself, and whether she can answer by voice. */
export function ToldSection({ room, mayManage }: ToldSectionProps) {
  const { group } = useSelection()
  const change = useChangeRoom()
  const words = screenWords()
  const { herVoice = room.herVoice } = change.isPending ? change.variables : {}
  return (
    <Fold title={`${words.told(group?.lovedOneName ?? null)}\u00a0· ${words.voice}`}>
      <Told hasVoice={herVoice} />
      <HerVoiceField
        isOn={herVoice}
        isFixed={!mayManage}
        onChange={(herVoice) => change.mutate({ herVoice })}
      />
    </Fold>
  )
}

function Told({ hasVoice }: { hasVoice: boolean }) {
  const { group } = useSelection()
  const name = group?.lovedOneName ?? null
  const words = screenWords()
  const members = useMembers().data ?? []
  const people = usePeople().data ?? []
  const life = useLife().data
  const told = members
    .filter(({ isActive, joinedAt }) => isActive && joinedAt !== null)
    .map(({ user }) => {
      const relation = people.find(({ userId }) => userId === user.id)?.relation
      return [[user.firstName, user.lastName].filter(Boolean).join(' '), relation && words.quoted(relation)]
    })
    .map((said) => said.filter(Boolean).join(', '))
    .filter(Boolean)
  return (
    <div className="mt-1 grid max-w-prose gap-3 text-ink-2">
      <p>{words.toldText(name)}</p>
      <ul className="grid list-disc gap-1.5 ps-5">
        <li className="break-words">{words.toldWho({ name, people: told.join('; ') })}</li>
        <li>{words.toldSeen}</li>
        <li>{words.toldAnswers}</li>
        <li>{hasVoice ? words.toldMicrophone : words.toldNoCamera}</li>
        <li>{life?.isOn ? words.toldLife : words.toldNoLife}</li>
      </ul>
    </div>
  )
}
