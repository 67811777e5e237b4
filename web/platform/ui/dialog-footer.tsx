import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type DialogFooterProps = {
  onCancel: () => void
  cancel?: string
  /** What the submit button says. */
  submit: ReactNode
  look?: 'primary' | 'danger'
  isDisabled?: boolean
}

/** Cancel and submit, at the end of a form in a dialog. */
export function DialogFooter({
  onCancel,
  cancel = 'Cancel',
  submit,
  look = 'primary',
  isDisabled = false,
}: DialogFooterProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button onClick={onCancel}>{cancel}</Button>
      <Button type="submit" look={look} disabled={isDisabled}>
        {submit}
      </Button>
    </div>
  )
}
