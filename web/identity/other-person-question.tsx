import { AlertDialog } from 'radix-ui'
import { buttonLook } from '../platform/ui/button.tsx'
import { identityWords } from './identity-words.ts'

/** Over a page that belongs to somebody who is not signed in any more. It does not close: each press would be another's. */
export function OtherPersonQuestion() {
  const { title, text, reload } = identityWords().otherPerson
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-black/50" />
        <AlertDialog.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-card border border-line bg-surface p-6 shadow-pop"
        >
          <AlertDialog.Title className="text-xl font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-2">{text}</AlertDialog.Description>
          <div className="mt-6 flex justify-end">
            <AlertDialog.Action className={buttonLook('primary')} onClick={() => location.reload()}>
              {reload}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
