import { useState } from 'react'
import type { Life } from '#contract/life.ts'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { formatDate } from '../../platform/format.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { Facts } from '../../platform/ui/facts.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { zoneName } from '../../platform/zone-name.ts'
import { useGoOn, useLife, useSwitchLifeOff } from '../life.queries.ts'
import { hourText, minutesText } from '../life-text.ts'
import { AwaySection } from './away-section.tsx'
import { LifeDialog } from './life-dialog.tsx'
import { LifeExplanation } from './life-explanation.tsx'

/** The daily sign of life: what it is, how it is set, and when nobody is at home. */
export function LifeCard() {
  const { group } = useSelection()
  const life = useLife()
  const [isSetting, setSetting] = useState(false)
  if (!group) return null
  const mayManage = may(group.role, 'life:manage')
  const { data } = life
  return (
    <Card aria-labelledby="life-title">
      <CardHeader id="life-title" title="Daily sign of life">
        {data && <OnOff isOn={data.isOn} />}
      </CardHeader>
      {life.isError && <FailureNote error={life.error} onRetry={() => life.refetch()} />}
      {data?.stopAskedAt && <StopNote life={data} lovedOne={group.lovedOneName} mayManage={mayManage} />}
      <LifeExplanation
        isShort={data?.isOn ?? false}
        lovedOne={group.lovedOneName}
        hasEcho={data?.hasEcho ?? false}
      />
      {data?.isOn && <HowItIsSet life={data} timeZone={group.timeZone} />}
      {data && mayManage && <Buttons life={data} onSet={() => setSetting(true)} />}
      {data && !mayManage && (
        <p className="mt-4 text-sm text-ink-2">Only the primary caretaker can change this.</p>
      )}
      {data?.isOn && (
        <AwaySection away={data.away} today={data.today} mayChange={may(group.role, 'life:away')} />
      )}
      {data && isSetting && <LifeDialog life={data} onClose={() => setSetting(false)} />}
    </Card>
  )
}

function OnOff({ isOn }: { isOn: boolean }) {
  return (
    <span
      className={
        isOn
          ? 'rounded-full bg-success-soft px-3 py-1 text-sm font-semibold text-success'
          : 'rounded-full bg-surface-2 px-3 py-1 text-sm font-semibold text-ink-2'
      }
    >
      {isOn ? 'On' : 'Off'}
    </span>
  )
}

type StopNoteProps = { life: Life; lovedOne: string | null; mayManage: boolean }

/** What the loved one asked on the screen stays here until the family has talked about it. */
function StopNote({ life, lovedOne, mayManage }: StopNoteProps) {
  const goOn = useGoOn()
  return (
    <div className="mt-4 rounded-control bg-berry-soft p-4">
      <p className="font-semibold break-words">
        {lovedOne ?? 'Your loved one'} asked you to stop this
        {life.stopAskedAt && ` on ${formatDate(life.stopAskedAt)}`}.
      </p>
      <p className="mt-1 text-ink-2">Please talk about it. It is their day, so their word should count.</p>
      {mayManage && (
        <Button className="mt-3" disabled={goOn.isPending} onClick={() => goOn.mutate()}>
          We have talked, it goes on
        </Button>
      )}
    </div>
  )
}

/** A routine can open it, too, and Amazon promises no mark of one. */
const onEcho: [string, string] = [
  'On an Echo',
  'A touch, an answer, or a word after the opening. Opening it is no sign: a routine does that, too',
]

function HowItIsSet({ life, timeZone }: { life: Life; timeZone: string }) {
  const facts: [string, string][] = [
    ['A device is used by', `${hourText(life.hour)}, by the clock in ${zoneName(timeZone)}`],
    ...(life.hasEcho ? [onEcho] : []),
    [
      'Then',
      life.canAsk
        ? `The screen asks, and waits ${minutesText(life.waitMinutes)}`
        : 'Straight to the people: an Echo cannot ask first',
    ],
    ['Who is told', life.people.map(({ name }) => name).join(', then ')],
    ['From one to the next', minutesText(life.pauseMinutes)],
    ['Days with a sign, of the last 30', String(life.days.length)],
  ]
  return <Facts facts={facts} />
}

function Buttons({ life, onSet }: { life: Life; onSet: () => void }) {
  const switchOff = useSwitchLifeOff()
  const [isAsking, setAsking] = useState(false)
  if (life.obstacle && !life.isOn)
    return (
      <p className="mt-4 text-ink-2">
        {life.obstacle}{' '}
        <a href="#devices" className="font-semibold text-pine underline underline-offset-4">
          Connect one
        </a>
      </p>
    )
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button look={life.isOn ? 'plain' : 'primary'} onClick={onSet}>
        {life.isOn ? 'Change' : 'Set it up'}
      </Button>
      {life.isOn && (
        <Button look="quiet" disabled={switchOff.isPending} onClick={() => setAsking(true)}>
          Switch it off
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Switch off the daily sign of life?"
          confirm="Switch off"
          onConfirm={() => switchOff.mutate()}
          onClose={() => setAsking(false)}
        >
          Nobody is told any more when no screen is used. Which days had a sign is deleted.
        </ConfirmDialog>
      )}
    </div>
  )
}
