import { type ReactNode, useId } from 'react'
import { frameWords } from '../../frame/frame-words.ts'
import { Button } from '../button.tsx'

type DialogFooterProps = {
  onCancel: () => void
  cancel?: string | undefined
  /** What the submit button says. */
  submit: ReactNode
  look?: 'primary' | 'danger' | undefined
  isDisabled?: boolean
  /** The label of a field that the submit button waits for: it is disabled meanwhile, and says why. */
  missing?: string | false | undefined
  /** A third way, at the other end. */
  also?: ReactNode
}

/** Cancel and submit, at the end of a form in a dialog. They stay in view while the form is scrolled. */
export function DialogFooter({
  onCancel,
  cancel = frameWords().cancel,
  submit,
  look = 'primary',
  isDisabled = false,
  missing,
  also,
}: DialogFooterProps) {
  const why = useId()
  return (
    <div className="sticky -bottom-5 z-10 -mx-5 -my-3 flex flex-wrap justify-end gap-3 bg-surface px-5 py-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-2 before:bg-linear-to-t before:from-surface sm:-bottom-7 sm:-mx-7 sm:px-7">
      {missing && (
        <p id={why} className="basis-full text-end text-sm text-ink-2">
          {frameWords().stillMissing(missing)}
        </p>
      )}
      {also}
      <Button onClick={onCancel}>{cancel}</Button>
      <Button
        type="submit"
        look={look}
        disabled={isDisabled || Boolean(missing)}
        {...(missing && { 'aria-describedby': why })}
        {...(also && { className: 'max-sm:grow' })}
      >
        {submit}
      </Button>
    </div>
  )
}
