import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { type NoticeTopic, topicRules } from '#contract/notices/topics.ts'
import { switchedOffAfterDays, type Webhook, webhookTopics } from '#contract/webhooks.ts'
import { formatAgo, formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useRemoveWebhook, useTestWebhook, useWebhooks } from './webhooks.queries.ts'

const NewWebhookDialog = lazyComponent(() =>
  import('./new-webhook-dialog.tsx').then((dialog) => dialog.NewWebhookDialog),
)

/** The addresses that are told what happens in the group. */
export function WebhooksSection() {
  const webhooks = useWebhooks()
  const removeWebhook = useRemoveWebhook()
  const now = useNow()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Webhook | null>(null)
  return (
    <section aria-labelledby="webhooks-title" className="mt-6 border-t border-line pt-6">
      <h3 id="webhooks-title" className="text-lg font-semibold">
        Webhooks
      </h3>
      <p className="mt-1 text-ink-2">
        A program is told in the moment in which something happens: what it was and who did it, never a
        caption or a picture.
      </p>
      {webhooks.isError && <FailureNote error={webhooks.error} onRetry={() => webhooks.refetch()} />}
      {webhooks.data?.length === 0 && (
        <p className="mt-4 rounded-control border border-dashed border-line-strong p-4 text-ink-2">
          No program is told yet. Copy an address from the program, and add it here.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {webhooks.data?.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onRemove={() => setAsked(webhook)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setAdding(true)}>
        Add a webhook
      </Button>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={`Remove the webhook to ${asked.host}?`}
          confirm="Remove"
          look="danger"
          onConfirm={() => removeWebhook.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          It is told of {topicsOf(asked)}. Added by {addedOf(asked, now)}. From now on the program there is
          told nothing, not even what was still on the way.
        </ConfirmDialog>
      )}
    </section>
  )
}

function WebhookItem({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const test = useTestWebhook()
  const now = useNow()
  const { id, host } = webhook
  // Several may lead to one server: these lines tell them apart, also for who hears the buttons.
  const about = `webhook-${id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <WebhookIcon size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p id={about} className="text-sm text-ink-2">
          <span className="block text-ink">Told of {topicsOf(webhook)}</span>
          <span className="block">Added by {addedOf(webhook, now)}</span>
        </p>
        <Outcome webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={`Send a test to ${host}`}
          aria-describedby={about}
          disabled={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {test.isPending ? 'Sending…' : 'Send a test'}
        </Button>
        <Button aria-label={`Remove the webhook to ${host}`} aria-describedby={about} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

function topicsOf({ topics }: Webhook): string {
  if (topics.length === webhookTopics.length) return 'everything'
  const known = webhookTopics.filter((topic) => topics.includes(topic))
  return known.map((topic: NoticeTopic) => topicRules[topic].label).join(', ')
}

function addedOf({ addedBy, createdAt }: Webhook, now: number): string {
  return `${addedBy}, ${formatMoment(createdAt, now)}`
}

function Outcome({ webhook: { last, isSwitchedOff } }: { webhook: Webhook }) {
  const now = useNow()
  if (last === null)
    return (
      <p role="status" className="text-sm text-ink-2">
        Nothing was sent yet.
      </p>
    )
  if (last.failure === null)
    return (
      <p role="status" className="text-sm text-ink-2">
        The last message was taken {formatAgo(last.at, now)}.
      </p>
    )
  return (
    <p role="status" className="text-sm font-semibold text-danger">
      {last.failure} ({formatAgo(last.at, now)})
      {isSwitchedOff &&
        ` It has failed for ${switchedOffAfterDays} days and is switched off. A test that succeeds switches it on again.`}
    </p>
  )
}
