import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { UploadKey } from '#contract/photos/upload-keys.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatAgo } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'
import { Button } from '../platform/ui/button.tsx'
import { Card } from '../platform/ui/card.tsx'
import { ConfirmDialog } from '../platform/ui/dialog/confirm-dialog.tsx'
import { FailureNote } from '../platform/ui/failure-note.tsx'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { uploadKeyWords } from './upload-key-words.ts'
import { useRemoveUploadKey, useUploadKeys } from './upload-keys.queries.ts'

const ShortcutDialog = lazyComponent(() =>
  import('./shortcut-dialog.tsx').then((dialog) => dialog.ShortcutDialog),
)

/** How pictures come from a phone's own "Share": the person's keys, and a guide to make another. */
export function ShortcutCard() {
  const { group } = useSelection()
  const keys = useUploadKeys()
  const removeKey = useRemoveUploadKey()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<UploadKey | null>(null)
  const words = uploadKeyWords()
  if (!group) return null
  return (
    <Card title={words.title}>
      <p className="mt-1 text-ink-2">{words.text(group.name)}</p>
      {keys.isError && <FailureNote error={keys.error} onRetry={() => keys.refetch()} />}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {keys.data?.map((key) => (
          <KeyRow key={key.id} uploadKey={key} onEnd={() => setAsked(key)} />
        ))}
      </ul>
      <Button className="mt-4" onClick={() => setAdding(true)}>
        {words.setUp}
      </Button>
      {isAdding && <ShortcutDialog onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={words.askEnd(asked.name)}
          confirm={words.doEnd}
          look="danger"
          onConfirm={() => removeKey.mutate(asked.id)}
          onClose={() => setAsked(null)}
        >
          {words.endMeans}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function KeyRow({ uploadKey, onEnd }: { uploadKey: UploadKey; onEnd: () => void }) {
  const now = useNow()
  const { name, lastUsedAt } = uploadKey
  const words = uploadKeyWords()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <Smartphone size={22} aria-hidden className="shrink-0 text-ink-2" />
      <div className="min-w-0 grow basis-44">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </p>
        <p className="text-sm text-ink-2">
          {lastUsedAt ? words.lastUsed(formatAgo(lastUsedAt, now)) : words.notUsed}
        </p>
      </div>
      <Button aria-label={words.endThis(name)} onClick={onEnd}>
        {words.end}
      </Button>
    </li>
  )
}
