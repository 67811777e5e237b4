import { pairingCodeLength, screenApi } from '#contract/screen/screen.ts'
import { useContractForm } from '../platform/form.ts'
import { sentenceOf } from '../platform/server/api.ts'
import { QrCode } from '../platform/share/lazy-qr-code.tsx'
import { NoAddressNote } from '../platform/share/no-address-note.tsx'
import { type Reachable, useReachable } from '../platform/share/reachable-origin.ts'
import { Button } from '../platform/ui/button.tsx'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { OpenScreenDialog } from './open-screen-dialog.tsx'
import { useMakeLink, usePairScreen } from './screen.queries.ts'

export function PairScreenDialog({ onClose }: { onClose: () => void }) {
  const pair = usePairScreen()
  const makeLink = useMakeLink()
  const reachable = useReachable()
  const form = useContractForm({
    schema: screenApi.pair.body,
    values: { code: '' },
    send: pair.mutateAsync,
    onSent: onClose,
  })
  const isWhole = (code: string) => code.replaceAll(/[\s-]/g, '').length === pairingCodeLength
  if (makeLink.data) return <OpenScreenDialog url={makeLink.data.url} onClose={onClose} />
  return (
    <FormDialog
      title="Connect a screen"
      form={form}
      submit="Connect"
      pending="Connecting…"
      missing={!isWhole(form.watch('code')) && 'Code'}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-4 pl-6">
        <li>
          {reachable && !reachable.origin
            ? 'On the tablet, television or Echo Show, open the page /screen of this server in the browser.'
            : 'On the tablet, television or Echo Show, open this address in the browser, or point its camera at the code:'}
          <div className="mt-3 -ml-6">
            <ScreenAddress reachable={reachable} />
          </div>
        </li>
        <li>Type the code that it shows. It connects by itself at the last letter.</li>
      </ol>
      <Field
        label="Code"
        error={form.errors.code ?? (form.failure !== null ? sentenceOf(form.failure) : undefined)}
      >
        {(attributes) => (
          <input
            {...attributes}
            {...form.register('code', {
              onChange: ({ target }: { target: HTMLInputElement }) => {
                form.setValue('code', target.value.toUpperCase())
                if (isWhole(target.value) && !form.isSending) target.form?.requestSubmit()
              },
            })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            placeholder="e.g. 7KQ4MP"
            className={`${attributes.className} text-center font-display text-3xl tracking-[0.3em] placeholder:text-base placeholder:tracking-normal`}
          />
        )}
      </Field>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        Is this the device that stands in the room?
        <Button disabled={makeLink.isPending} onClick={() => makeLink.mutate()}>
          Open a screen here
        </Button>
      </p>
    </FormDialog>
  )
}

/** Large, because somebody types it on a television. */
function ScreenAddress({ reachable }: { reachable: Reachable | undefined }) {
  if (!reachable) return <div className="h-44 animate-pulse rounded-control bg-surface-2" />
  if (!reachable.origin) return <NoAddressNote source={reachable.source} />
  const url = `${reachable.origin}/screen`
  return (
    <div className="flex flex-wrap items-center gap-5">
      <QrCode text={url} label="A code with this address, for the tablet's camera" />
      <div className="min-w-0 grow basis-56">
        <p className="font-display text-2xl font-semibold wrap-anywhere">
          {reachable.origin.replace('http://', '')}
          <wbr />
          /screen
        </p>
        {reachable.others.length > 0 && (
          <p className="mt-2 text-sm text-ink-2">
            If it does not open:{' '}
            {reachable.others.map((origin) => `${origin.replace('http://', '')}/screen`).join(' or ')}
          </p>
        )}
        {reachable.source === 'network' && (
          <p className="mt-2 text-sm text-ink-2">Both devices must be in the same network.</p>
        )}
      </div>
    </div>
  )
}
