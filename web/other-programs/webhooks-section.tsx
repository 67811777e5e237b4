import { Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { NoticeTopic } from '#contract/notices/topics.ts'
import { switchedOffAfterDays, type Webhook, webhookTopics } from '#contract/webhooks.ts'
import { choicesWords } from '../notices/choices/choices-words.ts'
import { formatAgo, formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { inPageLanguage } from '../platform/words/refusal.ts'
import { ListStandIn } from './list-stand-in.tsx'
import { programWords } from './program-words.ts'
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
  const words = programWords()
  return (
    <section aria-labelledby="webhooks-title" className="mt-6 border-t border-line pt-6">
      <h3 id="webhooks-title" className="text-lg font-semibold">
        {words.webhooks}
      </h3>
      <p className="mt-1 text-ink-2">{words.webhooksText}</p>
      {webhooks.isError && <FailureNote error={webhooks.error} onRetry={() => webhooks.refetch()} />}
      {webhooks.isPending && <ListStandIn />}
      {webhooks.data?.length === 0 && (
        <p className="mt-4 rounded-control border border-dashed border-line-strong p-4 text-ink-2">
          {words.noWebhooks}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {webhooks.data?.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} onRemove={() => setAsked(webhook)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setAdding(true)}>
        {words.addWebhook}
      </Button>
      {isAdding && <NewWebhookDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={words.askRemove(asked.host)}
          confirm={words.remove}
          look="danger"
          onConfirm={() => removeWebhook.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          {words.removeMeans({ topics: topicsOf(asked), ...addedOf(asked, now) })}
        </ConfirmDialog>
      )}
    </section>
  )
}

function WebhookItem({ webhook, onRemove }: { webhook: Webhook; onRemove: () => void }) {
  const test = useTestWebhook()
  const now = useNow()
  const { id, host } = webhook
  const words = programWords()
  // Several may lead to one server: these lines tell them apart, also for who hears the buttons.
  const about = `webhook-${id}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <WebhookIcon size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p id={about} className="text-sm text-ink-2">
          <span className="block text-ink">{words.toldOf(topicsOf(webhook))}</span>
          <span className="block">{words.addedBy(addedOf(webhook, now))}</span>
        </p>
        <Outcome webhook={webhook} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={words.testThis(host)}
          aria-describedby={about}
          disabled={test.isPending}
          onClick={() => test.mutate(id)}
        >
          {test.isPending ? words.testing : words.test}
        </Button>
        <Button aria-label={words.removeThis(host)} aria-describedby={about} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  )
}

function topicsOf({ topics }: Webhook): string {
  if (topics.length === webhookTopics.length) return programWords().everything
  const known = webhookTopics.filter((topic) => topics.includes(topic))
  return known.map((topic: NoticeTopic) => choicesWords().topics[topic].label).join(', ')
}

function addedOf({ addedBy, createdAt }: Webhook, now: number) {
  return { name: addedBy, at: formatMoment(createdAt, now) }
}

function Outcome({ webhook: { last, isSwitchedOff } }: { webhook: Webhook }) {
  const now = useNow()
  const words = programWords()
  if (last === null)
    return (
      <p role="status" className="text-sm text-ink-2">
        {words.nothingSent}
      </p>
    )
  if (last.failure === null)
    return (
      <p role="status" className="text-sm text-ink-2">
        {words.taken(formatAgo(last.at, now))}
      </p>
    )
  return (
    <p role="status" className="text-sm font-semibold text-danger">
      {inPageLanguage(last.failure)} ({formatAgo(last.at, now)})
      {isSwitchedOff && ` ${words.isOff(switchedOffAfterDays)}`}
    </p>
  )
}
