import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { Dialog } from './dialog.tsx'
import { DialogFooter } from './dialog-footer.tsx'
import { useWarnBeforeLeaving } from './warn-before-leaving.ts'

const LeaveQuestion = lazyComponent(() =>
  import('./leave-question.tsx').then((question) => question.LeaveQuestion),
)

type FormDialogProps = ComponentProps<typeof Dialog> & {
  form: { onSubmit: (event: SyntheticEvent) => void; isSending: boolean }
  /** Something was changed in it: closing it, or leaving the page, asks first. */
  isUnsaved?: boolean
  /** What the button says, and what while the form is sent. */
  submit: string
  pending?: string
  /** While it cannot be sent, and the form says why. It is disabled while it is sent anyhow. */
  isDisabled?: boolean
  /** The label of a field without which there is nothing to send. */
  missing?: string | false | undefined
  cancel?: string
  look?: 'primary' | 'danger'
}

/** A dialog that is one form: its fields, and at the end Cancel and the button that sends it. */
export function FormDialog({ form, submit, pending = submit, children, onClose, ...props }: FormDialogProps) {
  const { isDisabled = false, isUnsaved = false, missing, cancel, look, ...dialog } = props
  const [isAsking, setAsking] = useState(false)
  useWarnBeforeLeaving(isUnsaved)

  function leave() {
    // What is on its way to the server is saved without the dialog, too.
    if (isUnsaved && !form.isSending) setAsking(true)
    else onClose()
  }

  return (
    <Dialog {...dialog} onClose={leave}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        {children}
        <DialogFooter
          onCancel={leave}
          cancel={cancel}
          submit={form.isSending ? pending : submit}
          look={look}
          isDisabled={isDisabled || form.isSending}
          missing={missing}
        />
      </form>
      {isAsking && <LeaveQuestion onLeave={onClose} onClose={() => setAsking(false)} />}
    </Dialog>
  )
}
