import clsx from 'clsx'
import { Phone } from 'lucide-react'
import { dialAddress } from '#contract/identity/phone.ts'
import { useIsSettled } from '../../delivery/room/use-is-settled.ts'
import { sentenceOf } from '../../platform/server/api.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { useGiveAlarmBack, useTakeAlarm } from '../life.queries.ts'

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
          I'll look after it
        </Button>
      )}
      {phone && (
        <a href={dialAddress(phone)} className={buttonLook(isMine ? 'primary' : 'plain')}>
          <Phone size={18} aria-hidden className="shrink-0" />
          Call {phone}
        </a>
      )}
      {isMine && (
        <Button disabled={giveBack.isPending} onClick={() => giveBack.mutate()}>
          I can't after all
        </Button>
      )}
      {failure && (
        <p role="alert" className="w-full text-sm">
          {sentenceOf(failure, 'This did not arrive. Is the connection all right?')}
        </p>
      )}
    </div>
  )
}
