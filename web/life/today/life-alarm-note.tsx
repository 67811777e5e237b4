import { HeartHandshake, Phone, TriangleAlert } from 'lucide-react'
import type { Life, LifeAlarm } from '#contract/life.ts'
import { dialAddress } from '#contract/phone.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { sentenceOf } from '../../platform/api.ts'
import { formatMoment } from '../../platform/format.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { useGiveAlarmBack, useTakeAlarm } from '../life.queries.ts'

type LifeAlarmNoteProps = {
  life: Life
  alarm: LifeAlarm
  /** The loved one's telephone number. */
  phone: string | null
  lovedOne: string
  now: number
}

/** Nobody has used a screen: who was told, who is next, and who looks after it. */
export function LifeAlarmNote({ life, alarm, phone, lovedOne, now }: LifeAlarmNoteProps) {
  const take = useTakeAlarm()
  const giveBack = useGiveAlarmBack()
  const me = useUser()
  const { takenBy, takenAt, told } = alarm
  const isMine = takenBy?.id === me.id
  const Icon = takenBy ? HeartHandshake : TriangleAlert
  return (
    <div className={`grid gap-3 rounded-control p-3.5 ${takenBy ? 'bg-success-soft' : 'bg-berry-soft'}`}>
      <div className="flex gap-3.5" role="alert">
        <Icon
          size={24}
          aria-hidden
          className={`mt-0.5 shrink-0 ${takenBy ? 'text-success' : 'text-berry'}`}
        />
        <div className="min-w-0 grow">
          <p className="font-semibold break-words">{headline(alarm, lovedOne, now)}</p>
          <p className="text-sm break-words text-ink-2">
            {takenBy
              ? `${isMine ? 'You look' : `${takenBy.name} looks`} after it, since ${formatMoment(takenAt ?? alarm.since, now)}.`
              : told.map(({ name, at }) => `${name} was told at ${formatMoment(at, now)}.`).join(' ')}{' '}
            {!takenBy && life.next && `${life.next.name} is next, at ${formatMoment(life.next.at, now)}.`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {!takenBy && (
          <Button look="primary" disabled={take.isPending} onClick={() => take.mutate()}>
            I'll look after it
          </Button>
        )}
        {phone && (
          <a href={dialAddress(phone)} className={buttonLook('plain')}>
            <Phone size={18} aria-hidden />
            Call {phone}
          </a>
        )}
        {isMine && (
          <Button look="quiet" disabled={giveBack.isPending} onClick={() => giveBack.mutate()}>
            I can't after all
          </Button>
        )}
      </div>
      {take.isError && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(take.error)}
        </p>
      )}
    </div>
  )
}

function headline({ screensAwaySince }: LifeAlarm, lovedOne: string, now: number): string {
  if (!screensAwaySince) return `No sign of life from ${lovedOne.replace(/^Your/, 'your')} yet today`
  const since = formatMoment(screensAwaySince, now)
  return `The screen has been away since ${since}, so we cannot know how ${lovedOne.replace(/^Your/, 'your')} is`
}
