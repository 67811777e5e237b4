import clsx from 'clsx'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { dialAddress } from '#contract/identity/phone.ts'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'
import { useReturnCall } from './answers.queries.ts'
import { callWords } from './call-words.ts'
import { useEndCall } from './end-call.queries.ts'
import { useIsSettled } from './use-is-settled.ts'

const LovedOnePhoneDialog = lazyComponent(() =>
  import('../../family/settings/loved-one-phone-dialog.tsx').then((dialog) => dialog.LovedOnePhoneDialog),
)

type CallerActionsProps = { groupId: string; callId: string; phone: string | null; className?: string }

/** For the member who has said "I'll call": to dial, to say that it is done, or to give the call back. */
export function CallerActions({ groupId, callId, phone, className }: CallerActionsProps) {
  const { groups } = useSelection()
  const [isEditing, setEditing] = useState(false)
  const giveBack = useReturnCall(groupId)
  const end = useEndCall(groupId)
  const isPending = giveBack.isPending || end.isPending
  const failure = giveBack.error ?? end.error
  // They come to the place of "I'll call": the second half of a double click must not dial.
  const isSettled = useIsSettled()
  const group = groups.find(({ id }) => id === groupId)
  return (
    <div className={clsx('flex flex-wrap gap-2', !isSettled && 'pointer-events-none', className)}>
      {phone && (
        <a href={dialAddress(phone)} className={buttonLook('primary', 'grow px-4!')}>
          <Phone size={18} aria-hidden className="shrink-0" />
          {callWords().dialNumber(phone)}
        </a>
      )}
      {!phone && group && may(group.role, 'settings:change') && (
        <Button className="grow px-4!" onClick={() => setEditing(true)}>
          {callWords().addNumber}
        </Button>
      )}
      <Button className="grow px-4!" disabled={isPending} onClick={() => end.mutate(callId)}>
        {callWords().talked}
      </Button>
      <Button className="grow px-4!" disabled={isPending} onClick={() => giveBack.mutate(callId)}>
        {callWords().giveBack}
      </Button>
      {failure && (
        <p role="alert" className="w-full text-sm">
          {refusalOf(failure, commonWords().tryAgain)}
        </p>
      )}
      {isEditing && group && <LovedOnePhoneDialog group={group} onClose={() => setEditing(false)} />}
    </div>
  )
}
