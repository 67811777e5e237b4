import { Check, Phone, Undo2, X } from 'lucide-react'
import { useState } from 'react'
import type { OpenCall } from '#contract/notices/notices.ts'
import { may } from '#contract/platform/policy.ts'
import { useReturnCall } from '../../delivery/room/answers.queries.ts'
import { callWords } from '../../delivery/room/call-words.ts'
import { useEndCall } from '../../delivery/room/end-call.queries.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Menu, type MenuEntry } from '../../platform/ui/dialog/menu.tsx'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { commonWords } from '../../platform/words/common-words.ts'
import { refusalOf } from '../../platform/words/refusal.ts'

const LovedOnePhoneDialog = lazyComponent(() =>
  import('../../family/settings/loved-one-phone-dialog.tsx').then((dialog) => dialog.LovedOnePhoneDialog),
)

type CallMenuProps = { call: OpenCall; isMine: boolean; onHide: () => void }

/** What else can be done about a call in the banner: for who has taken it, how it ended; for everybody, to put it away. */
export function CallMenu({ call, isMine, onHide }: CallMenuProps) {
  const { groups } = useSelection()
  const [isEditing, setEditing] = useState(false)
  const giveBack = useReturnCall(call.groupId)
  const end = useEndCall(call.groupId)
  const failure = giveBack.error ?? end.error
  const group = groups.find(({ id }) => id === call.groupId)
  const mayAddPhone = isMine && !call.phone && group && may(group.role, 'settings:change')
  const entries: (MenuEntry | false | undefined)[] = [
    mayAddPhone && {
      label: callWords().addNumber,
      icon: <Phone size={18} aria-hidden />,
      onSelect: () => setEditing(true),
    },
    isMine && {
      label: callWords().talked,
      icon: <Check size={18} aria-hidden />,
      onSelect: () => end.mutate(call.id),
    },
    isMine && {
      label: callWords().giveBack,
      icon: <Undo2 size={18} aria-hidden className="mirrors" />,
      onSelect: () => giveBack.mutate(call.id),
    },
    { label: callWords().hide, icon: <X size={18} aria-hidden />, onSelect: onHide },
  ]
  return (
    <>
      <Menu
        label={callWords().whatToDo}
        entries={entries.filter((entry): entry is MenuEntry => Boolean(entry))}
        className="-me-2 hover:bg-black/10! lg:absolute lg:top-2 lg:end-3"
      />
      {failure && (
        <p role="alert" className="w-full text-sm lg:order-last">
          {refusalOf(failure, commonWords().tryAgain)}
        </p>
      )}
      {isEditing && group && <LovedOnePhoneDialog group={group} onClose={() => setEditing(false)} />}
    </>
  )
}
