import { Link } from 'wouter'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { type CallTurn, type Pace, paceLabels } from '#contract/notices/choices.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { ChoiceRow, TimeRow } from './choice-row.tsx'
import { type Choices, type ChoicesChange, useChoices, useChoose } from './choices.queries.ts'
import { MailRow } from './mail-row.tsx'
import { ClockNote, QuietHoursRows, zoneHere } from './quiet-hours.tsx'
import { TopicTable } from './topic-table.tsx'

const callLabels: Record<CallTurn, string> = {
  first: 'At once',
  next: 'If nobody takes it for some minutes',
  off: 'Not at all',
}

/** Nobody is told of calls or of a missing sign of life any more. */
const pacesInMemory: Record<Pace, string> = { ...paceLabels, calls: 'Only what you must know' }

/** How the person wants to hear of the chosen group. Only they see it, and every choice is saved at once. */
export function NoticesCard() {
  const { group, groups } = useSelection()
  if (!group) return null
  return (
    <Card title={groups.length > 1 ? `Notices from ${group.name}` : 'Notices'}>
      <p className="mt-1 text-ink-2">
        What reaches you, and when. This is only about you. What reaches you stands in the bell too.
      </p>
      {!group.activityNotifications && (
        <p className="mt-2">
          You hear nothing of what others in the family do: “Activity Notifications” are off.{' '}
          <Link
            href={`${pagePaths.settings}#sending`}
            className="font-semibold text-pine underline underline-offset-4"
          >
            Switch them on
          </Link>
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
  const lovedOne = group.lovedOneName ?? 'your loved one'
  const inMemory = isInMemory(group)
  const paces = inMemory ? pacesInMemory : paceLabels
  const isMailed = mailTo.isPossible && mailTo.address !== null
  const hasDigest = push === 'daily' || (isMailed && mail === 'daily')
  return (
    <>
      {!inMemory && (
        <ChoiceRow
          label={`When ${lovedOne} asks for a call`}
          text={
            calls === 'off'
              ? 'Every page of Sunporch shows it all the same.'
              : `When ${lovedOne} asks for you yourself, you hear of it at once.`
          }
          value={calls}
          options={callLabels}
          onChoose={(calls) => choose({ calls })}
        />
      )}
      <ChoiceRow
        label="On your phone and computer"
        text="As a message, also while Sunporch is closed."
        value={push}
        options={paces}
        onChoose={(push) => choose({ push })}
      />
      <MailRow mailTo={mailTo} pace={mail} options={paces} onChoose={(mail) => choose({ mail })} />
      {hasDigest && (
        <TimeRow
          label="The daily summary comes at"
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
