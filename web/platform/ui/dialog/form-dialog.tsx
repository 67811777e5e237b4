import type { ComponentProps, SyntheticEvent } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogFooter } from './dialog-footer.tsx'

type FormDialogProps = ComponentProps<typeof Dialog> & {
  form: { onSubmit: (event: SyntheticEvent) => void; isSending: boolean }
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
export function FormDialog({ form, submit, pending = submit, children, ...props }: FormDialogProps) {
  const { isDisabled = false, missing, cancel, look, ...dialog } = props
  return (
    <Dialog {...dialog}>
      <form onSubmit={form.onSubmit} className="grid gap-5" noValidate>
        {children}
        <DialogFooter
          onCancel={dialog.onClose}
          cancel={cancel}
          submit={form.isSending ? pending : submit}
          look={look}
          isDisabled={isDisabled || form.isSending}
          missing={missing}
        />
      </form>
    </Dialog>
  )
}
