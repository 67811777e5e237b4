import { CalendarPlus } from 'lucide-react'
import { formatAgo, formatDate } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useEndFeed, useFeed, useMakeFeed } from './feed.queries.ts'
import { feedWords } from './feed-words.ts'

/** The visits at a secret address, for the calendar on one's own phone. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed()
  const make = useMakeFeed()
  const end = useEndFeed()
  const url = end.isSuccess ? null : (make.data?.url ?? null)
  const known = feed.data?.feed ?? null
  return (
    <Dialog title={feedWords().showInMine} description={feedWords().feedMeans} onClose={onClose}>
      {feed.isError && <FailureNote error={feed.error} onRetry={() => feed.refetch()} />}
      <div className="grid gap-4">
        {url && <NewAddress url={url} />}
        {known && !url && <Known createdAt={known.createdAt} lastReadAt={known.lastReadAt} />}
        <div className="flex flex-wrap gap-3">
          {feed.data && !url && (
            <Button
              look={known ? 'plain' : 'primary'}
              onClick={() => make.mutate()}
              disabled={make.isPending}
            >
              {known ? feedWords().makeNewAddress : feedWords().makeAddress}
            </Button>
          )}
          {known && (
            <Button onClick={() => end.mutate()} disabled={end.isPending}>
              {feedWords().endAddress}
            </Button>
          )}
        </div>
        {known && !url && <p className="text-sm text-ink-2">{feedWords().oldEnds}</p>}
      </div>
    </Dialog>
  )
}

function NewAddress({ url }: { url: string }) {
  return (
    <>
      <div className="grid gap-3">
        <CopyField label={feedWords().yourAddress} value={url} isMain />
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook('plain')}>
          <CalendarPlus size={18} aria-hidden />
          {feedWords().openInCalendar}
        </a>
      </div>
      <p className="text-sm text-ink-2">{feedWords().copyNow}</p>
    </>
  )
}

function Known({ createdAt, lastReadAt }: { createdAt: string; lastReadAt: string | null }) {
  const now = useNow()
  return (
    <p>
      {lastReadAt
        ? feedWords().madeAndRead({ date: formatDate(createdAt), ago: formatAgo(lastReadAt, now) })
        : feedWords().madeNotRead(formatDate(createdAt))}
    </p>
  )
}
