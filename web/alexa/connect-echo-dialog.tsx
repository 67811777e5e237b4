import { alexaApi, echoCodeLength } from '#contract/alexa.ts'
import { useContractForm } from '../platform/form.ts'
import { sentenceOf } from '../platform/server/api.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../platform/ui/field.tsx'
import { useMakeEchoCode, usePairEcho } from './alexa.queries.ts'

/** Both ways to connect: the code that the Echo shows is typed here, or a code from here is said to the Echo. */
export function ConnectEchoDialog({ onClose }: { onClose: () => void }) {
  const pair = usePairEcho()
  const form = useContractForm({
    schema: alexaApi.pair.body,
    values: { code: '' },
    send: pair.mutateAsync,
    onSent: onClose,
  })
  const digits = form.watch('code').replaceAll(/\D/g, '')
  return (
    <Dialog title="Connect an Echo" onClose={onClose}>
      <form className="grid gap-5" onSubmit={form.onSubmit}>
        <ol className="grid list-decimal gap-2 pl-6">
          <li>
            Say to the Echo: <strong>“Alexa, open sun porch”</strong>.
          </li>
          <li>Type the six digits that it shows and says.</li>
        </ol>
        <Field
          label="Code"
          error={form.errors.code ?? (form.failure !== null ? sentenceOf(form.failure) : undefined)}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('code')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              placeholder="e.g. 402 915"
              className={`${attributes.className} text-center font-display text-3xl tracking-[0.2em] placeholder:text-base placeholder:tracking-normal`}
            />
          )}
        </Field>
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? 'Connecting…' : 'Connect'}
          isDisabled={form.isSending}
          missing={digits.length !== echoCodeLength && 'Code'}
        />
      </form>
      <CodeToSay />
    </Dialog>
  )
}

function CodeToSay() {
  const make = useMakeEchoCode()
  return (
    <section aria-label="The other way round" className="mt-6 border-t border-line pt-5">
      <p className="font-semibold">Or the other way round</p>
      {make.data ? (
        <div aria-live="polite">
          <p className="mt-1 text-ink-2">Say to the Echo, within 15 minutes:</p>
          <p className="mt-3 rounded-control bg-surface-2 p-4 text-center text-lg">
            “Alexa, tell sun porch my code is{' '}
            <strong className="font-display text-2xl whitespace-nowrap tabular-nums">
              {make.data.code.slice(0, 3)} {make.data.code.slice(3)}
            </strong>
            ”
          </p>
        </div>
      ) : (
        <>
          <p className="mt-1 text-ink-2">We make a code, and somebody beside the Echo says it.</p>
          {make.error && <p className="mt-2 text-sm font-semibold text-danger">{sentenceOf(make.error)}</p>}
          <Button className="mt-3" disabled={make.isPending} onClick={() => make.mutate()}>
            Make a code to say
          </Button>
        </>
      )}
    </section>
  )
}
