import { HeartHandshake, TriangleAlert } from 'lucide-react'
import type { Life, LifeAlarm } from '#contract/life.ts'
import { useUser } from '../../identity/signed-in-user.tsx'
import { formatMoment } from '../../platform/format.ts'
import { AlarmActions } from './alarm-actions.tsx'
import { alarmText } from './alarm-text.ts'
import { alarmWords } from './alarm-words.ts'

type LifeAlarmNoteProps = {
  groupId: string
  life: Life
  alarm: LifeAlarm
  /** The loved one's telephone number. */
  phone: string | null
  /** The name, where the family has said it. */
  lovedOne: string | null
  now: number
}

/** Nobody has used a screen: who was told, who is next, and who looks after it. */
export function LifeAlarmNote({ groupId, life, alarm, phone, lovedOne, now }: LifeAlarmNoteProps) {
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
          <p className="font-semibold break-words">{alarmText(alarm, lovedOne, now)}</p>
          <p className="text-sm break-words text-ink-2">
            {takenBy
              ? takenText(takenBy, isMine, formatMoment(takenAt ?? alarm.since, now))
              : told
                  .map(({ name, at }) => alarmWords().wasTold({ name, at: formatMoment(at, now) }))
                  .join(' ')}{' '}
            {!takenBy &&
              life.next &&
              alarmWords().isNext({ name: life.next.name, at: formatMoment(life.next.at, now) })}
          </p>
        </div>
      </div>
      <AlarmActions
        // What comes to the place of a button is guarded anew.
        key={takenAt}
        groupId={groupId}
        isTaken={takenBy !== null}
        isMine={isMine}
        phone={phone}
      />
    </div>
  )
}

function takenText({ name }: NonNullable<LifeAlarm['takenBy']>, isMine: boolean, at: string): string {
  return isMine ? alarmWords().youSee(at) : alarmWords().sees({ name, at })
}
