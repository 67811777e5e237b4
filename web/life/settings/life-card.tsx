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
import { useGoOn, useLife } from '../life.queries.ts'
import { AwaySection } from './away-section.tsx'
import { LifeDialog } from './life-dialog.tsx'
import { LifeExplanation } from './life-explanation.tsx'
import { hourText, minutesText } from './life-times.ts'
import { lifeWords } from './life-words.ts'
import { useSwitchLifeOff } from './switch-off.queries.ts'

/** The daily sign of life: what it is, how it is set, and when nobody is at home. */
export function LifeCard() {
  const { group } = useSelection()
  const life = useLife()
  const [isSetting, setSetting] = useState(false)
  if (!group) return null
  const mayManage = may(group.role, 'life:manage')
  const { data } = life
  const words = lifeWords()
  return (
    <Card aria-labelledby="life-title">
      <CardHeader id="life-title" title={words.title}>
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
      {data && !mayManage && <p className="mt-4 text-sm text-ink-2">{words.onlyPrimary}</p>}
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
      {isOn ? lifeWords().on : lifeWords().off}
    </span>
  )
}

type StopNoteProps = { life: Life; lovedOne: string | null; mayManage: boolean }

/** What the loved one asked on the screen stays here until the family has talked about it. */
function StopNote({ life, lovedOne, mayManage }: StopNoteProps) {
  const goOn = useGoOn()
  const words = lifeWords()
  return (
    <div className="mt-4 rounded-control bg-berry-soft p-4">
      <p className="font-semibold break-words">
        {life.stopAskedAt && words.stopAsked({ name: lovedOne, date: formatDate(life.stopAskedAt) })}
      </p>
      <p className="mt-1 text-ink-2">{words.pleaseTalk}</p>
      {mayManage && (
        <Button className="mt-3" disabled={goOn.isPending} onClick={() => goOn.mutate()}>
          {words.goesOn}
        </Button>
      )}
    </div>
  )
}

/** A routine can open it, too, and Amazon promises no mark of one. */
function onEcho(): [string, string] {
  return [lifeWords().onEcho, lifeWords().onEchoMeans]
}

function HowItIsSet({ life, timeZone }: { life: Life; timeZone: string }) {
  const words = lifeWords()
  const facts: [string, string][] = [
    [words.usedBy, words.usedByClock({ hour: hourText(life.hour), zone: zoneName(timeZone) })],
    ...(life.hasEcho ? [onEcho()] : []),
    [words.afterwards, life.canAsk ? words.asksAndWaits(minutesText(life.waitMinutes)) : words.cannotAsk],
    [words.whoIsTold, life.people.map(({ name }) => name).join(words.between)],
    [words.fromOneToNext, minutesText(life.pauseMinutes)],
    [words.daysWithSign, String(life.days.length)],
  ]
  return <Facts facts={facts} />
}

function Buttons({ life, onSet }: { life: Life; onSet: () => void }) {
  const switchOff = useSwitchLifeOff()
  const words = lifeWords()
  const [isAsking, setAsking] = useState(false)
  if (life.obstacle && !life.isOn)
    return (
      <p className="mt-4 text-ink-2">
        {life.obstacle}{' '}
        <a href="#devices" className="font-semibold text-pine underline underline-offset-4">
          {words.connectOne}
        </a>
      </p>
    )
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button look={life.isOn ? 'plain' : 'primary'} onClick={onSet}>
        {life.isOn ? words.change : words.setUp}
      </Button>
      {life.isOn && (
        <Button look="quiet" disabled={switchOff.isPending} onClick={() => setAsking(true)}>
          {words.switchItOff}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askOff}
          confirm={words.switchOff}
          onConfirm={() => switchOff.mutate()}
          onClose={() => setAsking(false)}
        >
          {words.offMeans}
        </ConfirmDialog>
      )}
    </div>
  )
}
