import { NewApiToken } from '#contract/family/api-tokens.ts'
import type { TokenRight } from '#contract/platform/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useContractForm } from '../platform/form.ts'
import { useReachable } from '../platform/share/reachable-origin.ts'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { FailureLine, TextField } from '../platform/ui/field.tsx'
import { CopyText } from '../upload-keys/copy-text.tsx'
import { ShownOnceDialog } from '../upload-keys/shown-once-dialog.tsx'
import { useAddApiToken } from './api-tokens.queries.ts'
import { programWords } from './program-words.ts'

/** Names the program and says what it may do, then shows its token, once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const words = programWords()
  return (
    <ShownOnceDialog
      title={words.make}
      description={words.makeText}
      form={(onMade) => <TokenForm onMade={onMade} onClose={onClose} />}
      madeTitle={words.copyTitle}
      madeDescription={words.copyText}
      made={(secret) => <MadeToken secret={secret} />}
      question={words.askCopied}
      consequence={words.notAgain}
      onClose={onClose}
    />
  )
}

const rights: TokenRight[] = ['read', 'change']
/** A name, which is the same in every language. */
const usualProgram = 'Home Assistant'

function TokenForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const add = useAddApiToken()
  const words = programWords()
  const form = useContractForm({
    schema: NewApiToken,
    values: { name: usualProgram, right: 'read' as TokenRight },
    send: add.mutateAsync,
    onSent: ({ token }) => onMade(token),
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <TextField label={words.name} {...form.field('name')} autoComplete="off" maxLength={80} />
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        <legend className="mb-2 font-semibold">{words.whatMay}</legend>
        {rights.map((right) => (
          <label
            key={right}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line-strong p-4 hover:bg-surface-2 has-checked:border-pine has-checked:bg-pine-soft"
          >
            <input
              type="radio"
              value={right}
              className="mt-1 size-5 shrink-0 accent-pine"
              {...form.register('right')}
            />
            <span className="min-w-0">
              <strong className="block font-semibold">{words.rights[right].label}</strong>
              {words.rights[right].hint}
            </span>
          </label>
        ))}
      </fieldset>
      {!form.errors.name && <FailureLine error={form.failure} />}
      <DialogFooter onCancel={onClose} submit={words.makeIt} isDisabled={form.isSending} />
    </form>
  )
}

function MadeToken({ secret }: { secret: string }) {
  const { group } = useSelection()
  const reachable = useReachable()
  const origin = reachable?.origin ?? location.origin
  return (
    <dl className="grid gap-4">
      <div className="grid gap-1.5">
        <dt className="font-semibold">{programWords().token}</dt>
        <dd className="m-0">
          <CopyText what="token" value={secret} />
        </dd>
      </div>
      <div className="grid gap-1.5">
        <dt className="font-semibold">{programWords().address}</dt>
        <dd className="m-0">
          <CopyText what="address" value={`${origin}/api/family-groups/${group?.id}`} />
        </dd>
      </div>
    </dl>
  )
}
