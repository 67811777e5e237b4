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

/** Names the program and says what it may do, then shows its token, once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  return (
    <ShownOnceDialog
      title="Make a token"
      description="It ends when you end it here, leave the group, or choose a new password."
      form={(onMade) => <TokenForm onMade={onMade} onClose={onClose} />}
      madeTitle="Copy the token"
      madeDescription="It is shown only now. Whoever has it can do what you have allowed, so treat it like a password."
      made={(secret) => <MadeToken secret={secret} />}
      question="Have you copied the token?"
      consequence="It is not shown again. You can make a new one at any time."
      onClose={onClose}
    />
  )
}

const rights: { right: TokenRight; label: string; hint: string }[] = [
  { right: 'read', label: 'May read', hint: 'The shopping list, photos, visits and notes.' },
  {
    right: 'change',
    label: 'May read and change',
    hint: 'It can also add, edit, send and delete, as far as you may.',
  },
]

function TokenForm({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) {
  const add = useAddApiToken()
  const form = useContractForm({
    schema: NewApiToken,
    values: { name: 'Home Assistant', right: 'read' as TokenRight },
    send: add.mutateAsync,
    onSent: ({ token }) => onMade(token),
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <TextField label="Name of the program" {...form.field('name')} autoComplete="off" maxLength={80} />
      <fieldset className="m-0 grid gap-3 border-0 p-0">
        <legend className="mb-2 font-semibold">What it may do</legend>
        {rights.map(({ right, label, hint }) => (
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
              <strong className="block font-semibold">{label}</strong>
              {hint}
            </span>
          </label>
        ))}
      </fieldset>
      {!form.errors.name && <FailureLine error={form.failure} />}
      <DialogFooter onCancel={onClose} submit="Make the token" isDisabled={form.isSending} />
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
        <dt className="font-semibold">Token</dt>
        <dd className="m-0">
          <CopyText label="Copy the token" value={secret} />
        </dd>
      </div>
      <div className="grid gap-1.5">
        <dt className="font-semibold">Address of this group, with which every call begins</dt>
        <dd className="m-0">
          <CopyText label="Copy the address" value={`${origin}/api/family-groups/${group?.id}`} />
        </dd>
      </div>
    </dl>
  )
}
