import { Link } from 'wouter'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { linked } from '../../platform/words/linked.tsx'
import { ChoiceRow, TimeRow } from './choice-row.tsx'
import { type Choices, type ChoicesChange, useChoices, useChoose } from './choices.queries.ts'
import { choicesWords } from './choices-words.ts'
import { MailRow } from './mail-row.tsx'
import { ClockNote, QuietHoursRows, zoneHere } from './quiet-hours.tsx'
import { TopicTable } from './topic-table.tsx'

/** How the person wants to hear of the chosen group. Only they see it, and every choice is saved at once. */
export function NoticesCard() {
  const { group, groups } = useSelection()
  const words = choicesWords()
  if (!group) return null
  return (
    <Card title={groups.length > 1 ? words.titleOf(group.name) : words.title}>
      <p className="mt-1 text-ink-2">{words.text}</p>
      {!group.activityNotifications && (
        <p className="mt-2">
          {linked(words.activityOff, {
            settings: (text) => (
              <Link
                href={`${pagePaths.settings}#sending`}
                className="font-semibold text-pine underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <div className="mt-2 divide-y divide-line">
        <ChoicesRows group={group} />
        <TopicTable inMemory={isInMemory(group)} />
      </div>
    </Card>
  )
}

function ChoicesRows({ group }: { group: FamilyGroup }) {
  const choices = useChoices(group.id)
  const choose = useChoose(group.id)
  if (choices.isError && !choices.data)
    return (
      <div className="py-4">
        <FailureNote error={choices.error} onRetry={() => choices.refetch()} />
      </div>
    )
  if (!choices.data) return <div className="my-4 h-80 animate-pulse rounded-control bg-surface-2" />
  return <Rows group={group} choices={choices.data} choose={choose} />
}

type RowsProps = { group: FamilyGroup; choices: Choices; choose: (change: ChoicesChange) => void }

function Rows({ group, choices, choose }: RowsProps) {
  const { push, mail, mailTo, calls, digestAt, times } = choices
  const lovedOne = group.lovedOneName
  const words = choicesWords()
  const inMemory = isInMemory(group)
  // Nobody is told of calls or of a missing sign of life any more.
  const paces = inMemory ? { ...words.paces, calls: words.onlyMust } : words.paces
  const isMailed = mailTo.isPossible && mailTo.address !== null
  const hasDigest = push === 'daily' || (isMailed && mail === 'daily')
  return (
    <>
      {!inMemory && (
        <ChoiceRow
          label={words.whenCalled(lovedOne)}
          text={calls === 'off' ? words.everyPage : words.asksForYou(lovedOne)}
          value={calls}
          options={words.callTurns}
          onChoose={(calls) => choose({ calls })}
        />
      )}
      <ChoiceRow
        label={words.push}
        text={words.pushText}
        value={push}
        options={paces}
        onChoose={(push) => choose({ push })}
      />
      <MailRow mailTo={mailTo} pace={mail} options={paces} onChoose={(mail) => choose({ mail })} />
      {hasDigest && (
        <TimeRow
          label={words.digestAt}
          value={digestAt}
          onChoose={(digestAt) => choose({ digestAt, times: { timeZone: zoneHere() } })}
        />
      )}
      <QuietHoursRows
        times={times}
        lovedOne={lovedOne}
        hasCalls={!inMemory}
        onChoose={(times) => choose({ times })}
      />
      {(hasDigest || times.quietHours) && <ClockNote times={times} onChoose={(times) => choose({ times })} />}
    </>
  )
}
