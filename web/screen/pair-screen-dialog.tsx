import { pairingCodeLength, screenApi } from '#contract/screen.ts'
import { sentenceOf } from '../platform/api.ts'
import { useContractForm } from '../platform/form.ts'
import { Dialog } from '../platform/ui/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog-footer.tsx'
import { Field } from '../platform/ui/field.tsx'
import { LocalhostNote } from '../platform/ui/localhost-note.tsx'
import { usePairScreen } from './screen.queries.ts'

export function PairScreenDialog({ onClose }: { onClose: () => void }) {
  const pair = usePairScreen()
  const form = useContractForm({
    schema: screenApi.pair.body,
    values: { code: '' },
    send: pair.mutateAsync,
    onSent: onClose,
  })
  const typed = form.watch('code').replaceAll(/[\s-]/g, '')
  return (
    <Dialog title="Pair a screen" onClose={onClose}>
      <form className="grid gap-5" onSubmit={form.onSubmit}>
        <ol className="grid list-decimal gap-2 pl-6">
          <li>
            On the tablet, television or Echo Show, open this address in the browser:{' '}
            <strong className="break-all">{location.origin}/screen</strong>
          </li>
          <li>Type the code that it shows.</li>
        </ol>
        <LocalhostNote />
        <Field
          label="Code"
          error={form.errors.code ?? (form.failure !== null ? sentenceOf(form.failure) : undefined)}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('code', {
                onChange: ({ target }) => form.setValue('code', target.value.toUpperCase()),
              })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={12}
              placeholder="7KQ4MP"
              className={`${attributes.className} text-center font-display text-3xl tracking-[0.3em]`}
            />
          )}
        </Field>
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Connecting…' : 'Connect'}
          isDisabled={typed.length !== pairingCodeLength || form.isSending}
        />
      </form>
    </Dialog>
  )
}
