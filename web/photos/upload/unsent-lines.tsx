import { Images, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import {
  isPassing,
  isUnderWay,
  isUnfinished,
  saidOf,
  type UploadItem,
  unreached,
} from './batch/upload-item.ts'
import { useIsOnline } from './dialog/use-is-online.ts'
import { needsLine } from './kept/said-by-line.ts'
import { type OpenBatch, showBatch, useBatch, useOpenBatches } from './open/open-batches.ts'

/** What was chosen and is not in the gallery yet, outside of the dialog that shows it. */
export function UnsentLines() {
  const { batches, shown } = useOpenBatches()
  return batches.map((open) => open !== shown && <UnsentLine key={open.id} open={open} />)
}

function UnsentLine({ open }: { open: OpenBatch }) {
  const { items } = useBatch(open.batch)
  const unsent = items.filter(isUnfinished)
  const refused = items.filter(({ problem }) => problem?.kind === 'refused')
  if (!needsLine(items, open.isRestored)) return null
  return (
    <>
      {unsent.length > 0 && <Unsent open={open} unsent={unsent} />}
      {refused.map((item) => (
        <Refused key={item.id} open={open} item={item} />
      ))}
    </>
  )
}

function Unsent({ open, unsent }: { open: OpenBatch; unsent: UploadItem[] }) {
  const { batch, group } = open
  const { groups } = useSelection()
  const isOnline = useIsOnline()
  const [isAsking, setAsking] = useState(false)
  const isWaiting = unsent.some((item) => !isUnderWay(item))
  const done = unsent.every(({ goal }) => goal === 'send') ? 'sent' : 'added'
  const were = unsent.length === 1 ? '1 picture was' : `${unsent.length} pictures were`
  const isOne = unsent.length === 1
  return (
    <section
      aria-label="Pictures that are not there yet"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line bg-marigold-soft p-4 text-on-marigold dark:text-ink"
    >
      <Images size={24} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow basis-60" role="status">
        <p className="font-semibold wrap-anywhere">
          {were} not {done} yet{groups.length > 1 && ` (${group.name})`}
        </p>
        <p className="text-sm">{whatNow(unsent, { isWaiting, isOnline })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking(true)}>Discard</Button>
        <Button onClick={() => showBatch(open)}>Show</Button>
        {isWaiting && (
          <Button look="primary" onClick={() => goOn(batch)}>
            Go on
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isOne ? 'Discard this picture?' : `Discard these ${unsent.length} pictures?`}
          confirm="Discard"
          look="danger"
          onConfirm={() => batch.cancel()}
          onClose={() => setAsking(false)}
        >
          {isOne ? 'It leaves' : 'They leave'} this browser without being {done}. What is in the gallery
          already stays there, and so do your own files.
        </ConfirmDialog>
      )}
    </section>
  )
}

function goOn(batch: OpenBatch['batch']): void {
  batch.resume()
  batch.retry()
}

function whatNow(
  unsent: UploadItem[],
  { isWaiting, isOnline }: { isWaiting: boolean; isOnline: boolean },
): string {
  const [they, are] = unsent.length === 1 ? ['It', 'is'] : ['They', 'are']
  const isKept = unsent.every((item) => item.isKept)
  const [passing] = unsent.flatMap((item) => (isPassing(item) && item.problem) || [])
  if (!isOnline) return 'There is no connection. The upload goes on by itself when there is one.'
  if (!isWaiting) return `${they} ${are} on the way now.`
  if (passing && unsent.every((item) => isPassing(item) || isUnderWay(item)))
    return unsent.length === 1
      ? saidOf(passing)
      : `${passing.reason ?? unreached} They are tried again by themselves.`
  return isKept ? `${they} ${are} kept in this browser.` : 'Please keep this page open.'
}

/** It never works, so all that is left is to say which one it is. */
function Refused({ open: { batch }, item }: { open: OpenBatch; item: UploadItem }) {
  return (
    <section
      aria-label={item.name}
      className="mb-5 flex items-start gap-3 rounded-card border border-danger bg-danger-soft p-4 text-danger"
    >
      <TriangleAlert size={24} aria-hidden className="shrink-0" />
      <p role="alert" className="min-w-0 grow wrap-anywhere">
        <span className="font-semibold">{item.name} was not added.</span> {item.problem?.sentence}
      </p>
      <Button onClick={() => batch.remove([item.id])}>
        <X size={18} aria-hidden />
        Dismiss
      </Button>
    </section>
  )
}
