import { Plug } from 'lucide-react'
import { useState } from 'react'
import type { ApiToken } from '#contract/family/api-tokens.ts'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatDate } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useApiTokens, useAssistantsAddress, useRemoveApiToken } from './api-tokens.queries.ts'
import { ListStandIn } from './list-stand-in.tsx'
import { programWords } from './program-words.ts'
import { WebhooksSection } from './webhooks-section.tsx'

const NewTokenDialog = lazyComponent(() =>
  import('./new-token-dialog.tsx').then((dialog) => dialog.NewTokenDialog),
)

const AssistantsAddress = lazyComponent(() =>
  import('./assistants-address.tsx').then((part) => part.AssistantsAddress),
)

/** The person's API tokens in the chosen group, each with a way to end it. */
export function OtherProgramsCard() {
  const { group } = useSelection()
  const tokens = useApiTokens()
  const assistants = useAssistantsAddress()
  const removeToken = useRemoveApiToken()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  const words = programWords()
  if (!group) return null
  return (
    <Card title={words.title}>
      <p className="mt-1 text-ink-2">{words.text(group.name)}</p>
      {tokens.isError && <FailureNote error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.isPending && <ListStandIn />}
      {tokens.data?.length === 0 && (
        <p className="mt-4 rounded-control border border-dashed border-line-strong p-4 text-ink-2">
          {words.none}
        </p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {tokens.data?.map((token) => (
          <TokenRow key={token.id} token={token} onEnd={() => setAsked(token)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setAdding(true)}>
        {words.make}
      </Button>
      {assistants && <AssistantsAddress address={assistants} />}
      {may(group.role, 'devices:manage') && <WebhooksSection />}
      {isAdding && <NewTokenDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={words.askEnd(asked.name)}
          confirm={words.doEnd}
          look="danger"
          onConfirm={() => removeToken.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          {words.endMeans}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function TokenRow({ token, onEnd }: { token: ApiToken; onEnd: () => void }) {
  const now = useNow()
  const { name, right, createdAt, lastUsedAt } = token
  const words = programWords()
  const facts = [words.rights[right].label, words.made(formatDate(createdAt)), usedOf(lastUsedAt, now)]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Plug size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-2">{facts.join('\u00a0· ')}</p>
      </div>
      <Button aria-label={words.endThis(name)} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  )
}

function usedOf(iso: string | null, now: number): string {
  const { notUsed, usedToday, usedOn } = programWords()
  if (iso === null) return notUsed
  const isToday = new Date(iso).toDateString() === new Date(now).toDateString()
  return isToday ? usedToday : usedOn(formatDate(iso))
}
