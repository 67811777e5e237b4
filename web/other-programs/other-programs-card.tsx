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
import { useApiTokens, useRemoveApiToken } from './api-tokens.queries.ts'
import { WebhooksSection } from './webhooks-section.tsx'

const NewTokenDialog = lazyComponent(() =>
  import('./new-token-dialog.tsx').then((dialog) => dialog.NewTokenDialog),
)

/** The person's API tokens in the chosen group, each with a way to end it. */
export function OtherProgramsCard() {
  const { group } = useSelection()
  const tokens = useApiTokens()
  const removeToken = useRemoveApiToken()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<ApiToken | null>(null)
  if (!group) return null
  return (
    <Card title="Other Programs">
      <p className="mt-1 text-ink-2">
        With a token a program such as Home Assistant reads and changes what is in {group.name}, as you. It
        never reaches your account, the members or the settings.
      </p>
      {tokens.isError && <FailureNote error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.data?.length === 0 && (
        <p className="mt-4 rounded-control border border-dashed border-line-strong p-4 text-ink-2">
          No program has a token of yours yet. Make one, and paste it into the program.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {tokens.data?.map((token) => (
          <TokenRow key={token.id} token={token} onEnd={() => setAsked(token)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setAdding(true)}>
        Make a token
      </Button>
      {may(group.role, 'devices:manage') && <WebhooksSection />}
      {isAdding && <NewTokenDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={`End the token of ${asked.name}?`}
          confirm="End it"
          look="danger"
          onConfirm={() => removeToken.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          The program can read and change nothing here from this moment on. What it has added stays.
        </ConfirmDialog>
      )}
    </Card>
  )
}

function TokenRow({ token, onEnd }: { token: ApiToken; onEnd: () => void }) {
  const now = useNow()
  const { name, right, createdAt, lastUsedAt } = token
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Plug size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-2">
          {right === 'read' ? 'May read' : 'May read and change'} · made {formatDate(createdAt)} ·{' '}
          {lastUsedAt ? `last used ${dayOf(lastUsedAt, now)}` : 'not used yet'}
        </p>
      </div>
      <Button aria-label={`End the token of ${name}`} onClick={onEnd}>
        End
      </Button>
    </li>
  )
}

function dayOf(iso: string, now: number): string {
  const isToday = new Date(iso).toDateString() === new Date(now).toDateString()
  return isToday ? 'today' : `on ${formatDate(iso)}`
}
