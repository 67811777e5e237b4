import { lazily } from '#contract/platform/lazily.ts'
import { pairingCodeLength, screenApi } from '#contract/screen/screen.ts'
import { useContractForm } from '../platform/form.ts'
import { locale } from '../platform/format.ts'
import { QrCode } from '../platform/share/lazy-qr-code.tsx'
import { NoAddressNote } from '../platform/share/no-address-note.tsx'
import { type Reachable, useReachable } from '../platform/share/reachable-origin.ts'
import { Button } from '../platform/ui/button.tsx'
import { FormDialog } from '../platform/ui/dialog/form-dialog.tsx'
import { Field } from '../platform/ui/field.tsx'
import { refusalOf } from '../platform/words/refusal.ts'
import { AskDistanceOfNew } from './ask-distance.tsx'
import { LettersFields, toLetters, toLettersForm } from './letters-fields.tsx'
import { OpenScreenDialog } from './open-screen-dialog.tsx'
import { useMakeLink, usePairScreen } from './screen.queries.ts'
import { screenWords } from './screen-words.ts'

/** The dialog while it is open, and on the page the question about the distance of the screen that it has connected. */
export function PairOnPage({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <>
      {isOpen && <PairScreenDialog onClose={onClose} />}
      <AskDistanceOfNew />
    </>
  )
}

export function PairScreenDialog({ onClose }: { onClose: () => void }) {
  const pair = usePairScreen()
  const makeLink = useMakeLink()
  const reachable = useReachable()
  const words = screenWords()
  const form = useContractForm({
    schema: screenApi.pair.body,
    values: { code: '', letters: toLettersForm(null) },
    toBody: ({ code, letters }) => {
      const asked = toLetters(letters)
      return { code, ...(asked && { letters: asked }) }
    },
    send: pair.mutateAsync,
    onSent: onClose,
  })
  const isWhole = (code: string) => code.replaceAll(/[\s-]/g, '').length === pairingCodeLength
  if (makeLink.data) return <OpenScreenDialog url={makeLink.data.url} onClose={onClose} />
  return (
    <FormDialog
      title={words.connect}
      form={form}
      submit={words.doConnect}
      pending={words.connecting}
      missing={!isWhole(form.watch('code')) && words.code}
      onClose={onClose}
    >
      <ol className="grid list-decimal gap-2 ps-6 sm:gap-4">
        <li>
          {reachable && !reachable.origin ? words.openPage : words.openAddress}
          <ScreenAddress reachable={reachable} />
        </li>
        <li>{words.typeCode}</li>
      </ol>
      <Field
        label={words.code}
        error={form.errors.code ?? (form.failure !== null ? refusalOf(form.failure) : undefined)}
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
            placeholder={words.codeExample}
            className={`${attributes.className} text-center font-display text-3xl tracking-[0.3em] placeholder:text-base placeholder:tracking-normal`}
          />
        )}
      </Field>
      {reachable && !reachable.origin && <NoAddressNote source={reachable.source} />}
      <LettersFields register={form.register} letters={form.watch('letters')} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2">
        {words.isItHere}
        <Button disabled={makeLink.isPending} onClick={() => makeLink.mutate()}>
          {words.openHere}
        </Button>
      </p>
    </FormDialog>
  )
}

const screenPath = '/screen'
const choices = lazily(() => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** Large, because somebody types it on a television. */
function ScreenAddress({ reachable }: { reachable: Reachable | undefined }) {
  if (!reachable) return <div className="mt-3 -ms-6 h-44 animate-pulse rounded-control bg-surface-2" />
  if (!reachable.origin) return null
  const url = reachable.origin + screenPath
  const words = screenWords()
  return (
    <div className="mt-2 -ms-6 flex items-center gap-4 max-sm:[&_svg]:w-32 sm:mt-3 sm:gap-5">
      <QrCode text={url} label={words.codeOfAddress} />
      <div className="min-w-0">
        <p className="font-display text-lg leading-snug font-semibold wrap-anywhere sm:text-2xl">
          {reachable.origin.replace('http://', '')}
          <wbr />
          {screenPath}
        </p>
        {reachable.others.length > 0 && (
          <p className="mt-1 text-sm text-ink-2 sm:mt-2">
            {words.otherwise(
              choices().format(reachable.others.map((origin) => origin.replace('http://', '') + screenPath)),
            )}
          </p>
        )}
        {reachable.source === 'network' && (
          <p className="mt-1 text-sm text-ink-2 sm:mt-2">{words.sameNetwork}</p>
        )}
      </div>
    </div>
  )
}
