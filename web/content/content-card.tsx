import { CircleCheck, ExternalLink, Send } from 'lucide-react'
import type { ContentItem } from '#contract/content.ts'
import { may } from '#contract/platform/policy.ts'
import { DeliveryStatusLine } from '../delivery/delivery-status-line.tsx'
import { useCanSend } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatDate } from '../platform/format.ts'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useSendContent } from './content.queries.ts'
import { ContentActions } from './content-actions.tsx'
import { ContentIcon } from './content-icon.tsx'
import { contentWords } from './content-words.ts'

const RecordingPlayer = lazyComponent(
  () => import('./recording-player.tsx').then((player) => player.RecordingPlayer),
  { waiting: <div className="h-17" />, isQuiet: true },
)

type ContentCardProps = { item: ContentItem; onEdit: () => void }

export function ContentCard({ item, onEdit }: ContentCardProps) {
  const { group } = useSelection()
  const sendContent = useSendContent()
  const canSend = useCanSend()
  const label = sendLabel(item, sendContent.isPending)
  const mayManage = group !== null && may(group.role, 'content:manage')
  return (
    <article className="flex h-full min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card">
      <div className="flex min-w-0 items-start gap-3.5">
        <ContentIcon type={item.type} />
        <div className="min-w-0 grow">
          <h2 dir="auto" className="text-lg leading-snug font-semibold break-words">
            {item.title}
          </h2>
          <p className="text-sm text-ink-2">{contentWords().providers[item.provider]}</p>
        </div>
        {item.isSentToAlexa && (
          <CircleCheck
            role="img"
            aria-label={contentWords().isSent}
            size={30}
            className="shrink-0 rounded-full bg-success-soft p-0.5 text-success"
          />
        )}
        {mayManage && <ContentActions item={item} onEdit={onEdit} />}
      </div>
      {item.description && (
        <p dir="auto" className="break-words whitespace-pre-line text-ink-2">
          {item.description}
        </p>
      )}
      {item.recording && <RecordingPlayer item={item} recording={item.recording} />}
      <div className="mt-auto grid gap-3">
        <p className="text-sm text-ink-2">
          {formatDate(item.createdAt)}
          {item.addedBy && `\u00a0· ${item.addedBy.name}`}
        </p>
        {item.delivery && <DeliveryStatusLine delivery={item.delivery} />}
        <div className="flex flex-wrap gap-3">
          {mayManage && canSend && (
            <Button
              className="grow"
              aria-label={`${label}: ${item.title}`}
              disabled={item.isSentToAlexa || sendContent.isPending}
              onClick={() => sendContent.mutate(item.id)}
            >
              <Send size={18} aria-hidden />
              {label}
            </Button>
          )}
          {item.externalUrl && (
            <a
              href={item.externalUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={contentWords().openInTab(item.title)}
              className={buttonLook('plain', mayManage ? 'px-3.5' : 'grow')}
            >
              <ExternalLink size={18} aria-hidden />
              {!mayManage && contentWords().open}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

function sendLabel(item: ContentItem, isSending: boolean): string {
  if (item.isSentToAlexa) return contentWords().sent
  return isSending ? contentWords().sending : contentWords().send
}
