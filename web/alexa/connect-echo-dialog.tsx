import { alexaApi, echoCodeLength } from '#contract/alexa.ts'
import { useContractForm } from '../platform/form.ts'
import { Button } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { Field } from '../platform/ui/field.tsx'
import { linked } from '../platform/words/linked.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { useMakeEchoCode, usePairEcho } from './alexa.queries.ts'
import { echoWords } from './echo-words.ts'

/** Both ways to connect: the code that the Echo shows is typed here, or a code from here is said to the Echo. */
export function ConnectEchoDialog({ onClose }: { onClose: () => void }) {
  const pair = usePairEcho()
  const form = useContractForm({
    schema: alexaApi.pair.body,
    values: { code: '' },
    send: pair.mutateAsync,
    onSent: onClose,
  })
  const words = echoWords()
  const digits = form.watch('code').replaceAll(/\D/g, '')
  return (
    <Dialog title={words.connect} onClose={onClose}>
      <form className="grid gap-5" onSubmit={form.onSubmit}>
        <ol className="grid list-decimal gap-2 ps-6">
          <li>{linked(words.sayToEcho, { words: (text) => <strong>{text}</strong> })}</li>
          <li>{words.typeDigits}</li>
        </ol>
        <Field
          label={words.code}
          error={form.errors.code ?? (form.failure !== null ? refusalOf(form.failure) : undefined)}
        >
          {(attributes) => (
            <input
              {...attributes}
              {...form.register('code')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              placeholder={words.codeExample}
              className={`${attributes.className} text-center font-display text-3xl tracking-[0.2em] placeholder:text-base placeholder:tracking-normal`}
            />
          )}
        </Field>
        <DialogFooter
          onCancel={onClose}
          submit={form.isSending ? words.connecting : words.doConnect}
          isDisabled={form.isSending}
          missing={digits.length !== echoCodeLength && words.code}
        />
      </form>
      <CodeToSay />
    </Dialog>
  )
}

function CodeToSay() {
  const make = useMakeEchoCode()
  const words = echoWords()
  return (
    <section aria-label={words.otherWay} className="mt-6 border-t border-line pt-5">
      <p className="font-semibold">{words.orOtherWay}</p>
      {make.data ? (
        <div aria-live="polite">
          <p className="mt-1 text-ink-2">{words.sayWithin}</p>
          <p className="mt-3 rounded-control bg-surface-2 p-4 text-center text-lg">
            {linked(words.myCodeIs, { digits: () => <Digits code={make.data.code} /> })}
          </p>
        </div>
      ) : (
        <>
          <p className="mt-1 text-ink-2">{words.makeText}</p>
          {make.error && <p className="mt-2 text-sm font-semibold text-danger">{refusalOf(make.error)}</p>}
          <Button className="mt-3" disabled={make.isPending} onClick={() => make.mutate()}>
            {words.make}
          </Button>
        </>
      )}
    </section>
  )
}

function Digits({ code }: { code: string }) {
  return (
    <strong className="font-display text-2xl whitespace-nowrap tabular-nums">
      {code.slice(0, 3)} {code.slice(3)}
    </strong>
  )
}
