import { Images, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog.tsx'
import { saidOf } from './batch/said-of.ts'
import { isPassing, isUnderWay, isUnfinished, type UploadItem } from './batch/upload-item.ts'
import { useIsOnline } from './dialog/use-is-online.ts'
import { needsLine } from './kept/said-by-line.ts'
import { type OpenBatch, showBatch, useBatch, useOpenBatches } from './open/open-batches.ts'
import { uploadWords } from './words/upload-words.ts'

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
  const isOne = unsent.length === 1
  const words = uploadWords()
  return (
    <section
      aria-label={words.notThereYet}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card border border-line bg-marigold-soft p-4 text-on-marigold dark:text-ink"
    >
      <Images size={24} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow basis-60" role="status">
        <p className="font-semibold wrap-anywhere">
          {isOne ? words.oneNotYet[done] : words.someNotYet[done](unsent.length)}
          {groups.length > 1 && ` (${group.name})`}
        </p>
        <p className="text-sm">{whatNow(unsent, { isWaiting, isOnline })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setAsking(true)}>{words.discard}</Button>
        <Button onClick={() => showBatch(open)}>{words.show}</Button>
        {isWaiting && (
          <Button look="primary" onClick={() => goOn(batch)}>
            {words.goOn}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={isOne ? words.discardOne : words.discardMany(unsent.length)}
          confirm={words.discard}
          look="danger"
          onConfirm={() => batch.cancel()}
          onClose={() => setAsking(false)}
        >
          {(isOne ? words.oneLeaves : words.manyLeave)[done]}
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
  const words = uploadWords()
  const isOne = unsent.length === 1
  const isKept = unsent.every((item) => item.isKept)
  const [passing] = unsent.flatMap((item) => (isPassing(item) && item.problem) || [])
  if (!isOnline) return words.offline
  if (!isWaiting) return isOne ? words.oneOnItsWay : words.manyOnTheirWay
  if (passing && unsent.every((item) => isPassing(item) || isUnderWay(item)))
    return isOne ? saidOf(passing) : `${passing.reason ?? words.unreached} ${words.manyGoOn}`
  if (!isKept) return words.keepOpen
  return isOne ? words.oneKept : words.manyKept
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
        <span className="font-semibold">{uploadWords().notAdded(item.name)}</span> {item.problem?.sentence}
      </p>
      <Button onClick={() => batch.remove([item.id])}>
        <X size={18} aria-hidden />
        {uploadWords().dismiss}
      </Button>
    </section>
  )
}
