import clsx from 'clsx'
import { Phone } from 'lucide-react'
import { dialAddress } from '#contract/identity/phone.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { useIsSettled } from '../../delivery/room/use-is-settled.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { refusalOf } from '../../platform/words/refusal.ts'
import { useGiveAlarmBack, useTakeAlarm } from '../life.queries.ts'
import { alarmWords } from './alarm-words.ts'

type AlarmActionsProps = {
  groupId: string
  isTaken: boolean
  /** Whether this person looks after it. */
  isMine: boolean
  /** The loved one's telephone number. */
  phone: string | null
  className?: string
}

/** "I'll look after it", the number to dial, and the way back. */
export function AlarmActions({ groupId, isTaken, isMine, phone, className }: AlarmActionsProps) {
  const take = useTakeAlarm(groupId)
  const giveBack = useGiveAlarmBack(groupId)
  // Buttons change their places: the second half of a double click must not dial or give back.
  const isSettled = useIsSettled()
  const failure = take.error ?? giveBack.error
  return (
    <div className={clsx('flex flex-wrap gap-2', !isSettled && 'pointer-events-none', className)}>
      {!isTaken && (
        <Button look="primary" disabled={take.isPending} onClick={() => take.mutate()}>
          {alarmWords().take}
        </Button>
      )}
      {phone && (
        <a href={dialAddress(phone)} className={buttonLook(isMine ? 'primary' : 'plain')}>
          <Phone size={18} aria-hidden className="shrink-0" />
          {callWords().dialNumber(phone)}
        </a>
      )}
      {isMine && (
        <Button disabled={giveBack.isPending} onClick={() => giveBack.mutate()}>
          {callWords().giveBack}
        </Button>
      )}
      {failure && (
        <p role="alert" className="w-full text-sm">
          {refusalOf(failure, callWords().notArrived)}
        </p>
      )}
    </div>
  )
}
