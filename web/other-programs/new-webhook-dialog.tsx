import type { NoticeTopic } from '#contract/notices/topics.ts'
import { NewWebhook, webhookTopics } from '#contract/webhooks.ts'
import { choicesWords } from '../notices/choices/choices-words.ts'
import { useContractForm } from '../platform/form.ts'
import { DialogFooter } from '../platform/ui/dialog/dialog-footer.tsx'
import { FailureLine, TextField } from '../platform/ui/field.tsx'
import { CopyText } from '../upload-keys/copy-text.tsx'
import { ShownOnceDialog } from '../upload-keys/shown-once-dialog.tsx'
import { programWords } from './program-words.ts'
import { useAddWebhook } from './webhooks.queries.ts'

/** Asks for the address and what it is told of, then shows the secret, once. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const words = programWords()
  return (
    <ShownOnceDialog
      title={words.addWebhook}
      description={words.addText}
      form={(onMade) => <WebhookForm onAdded={onMade} onClose={onClose} />}
      madeTitle={words.copySecret}
      madeDescription={words.copySecretText}
      made={(secret) => <AddedSecret secret={secret} />}
      question={words.noNeed}
      consequence={words.secretNotAgain}
      onClose={onClose}
    />
  )
}

function AddedSecret({ secret }: { secret: string }) {
  return (
    <>
      <CopyText what="secret" value={secret} />
      <p className="mt-3 text-sm text-ink-2">{programWords().withoutSecret}</p>
    </>
  )
}

const first: NoticeTopic[] = ['calls', 'answers', 'trouble']

function WebhookForm({ onAdded, onClose }: { onAdded: (secret: string) => void; onClose: () => void }) {
  const add = useAddWebhook()
  const words = programWords()
  const { topics } = choicesWords()
  const form = useContractForm({
    schema: NewWebhook,
    values: { address: '', topics: first as string[] },
    send: add.mutateAsync,
    onSent: ({ secret }) => onAdded(secret),
  })
  return (
    <form className="grid gap-5" onSubmit={form.onSubmit} noValidate>
      <TextField
        label={words.webhookAddress}
        {...form.field('address')}
        type="url"
        autoComplete="off"
        placeholder="https://…"
      />
      <fieldset className="m-0 border-0 p-0">
        <legend className="mb-2 font-semibold">{words.toldOfWhat}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {webhookTopics.map((topic) => (
            <label key={topic} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                value={topic}
                className="size-5 shrink-0 accent-pine"
                {...form.register('topics')}
              />
              {topics[topic].label}
            </label>
          ))}
        </div>
        {form.errors.topics && (
          <p role="alert" className="mt-1.5 text-sm font-semibold text-danger">
            {form.errors.topics}
          </p>
        )}
      </fieldset>
      {!form.errors.address && <FailureLine error={form.failure} />}
      <DialogFooter onCancel={onClose} submit={words.add} isDisabled={form.isSending} />
    </form>
  )
}
