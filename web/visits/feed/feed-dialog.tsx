import { CalendarPlus } from 'lucide-react'
import { formatAgo, formatDate } from '../../platform/format.ts'
import { useNow } from '../../platform/now.ts'
import { Button, buttonLook } from '../../platform/ui/button.tsx'
import { CopyField } from '../../platform/ui/copy-field.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { FailureNote } from '../../platform/ui/failure-note.tsx'
import { useEndFeed, useFeed, useMakeFeed } from './feed.queries.ts'

/** The visits at a secret address, for the calendar on one's own phone. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useFeed()
  const make = useMakeFeed()
  const end = useEndFeed()
  const url = end.isSuccess ? null : (make.data?.url ?? null)
  const known = feed.data?.feed ?? null
  return (
    <Dialog
      title="Show in my own calendar"
      description="A secret address from which the calendar on your phone or computer reads the visits, by itself. It is yours alone, and ends when you leave the family."
      onClose={onClose}
    >
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
              {known ? 'Make a new address' : 'Make my address'}
            </Button>
          )}
          {known && (
            <Button onClick={() => end.mutate()} disabled={end.isPending}>
              End the address
            </Button>
          )}
        </div>
        {known && !url && (
          <p className="text-sm text-ink-2">With a new address the one from before ends at once.</p>
        )}
      </div>
    </Dialog>
  )
}

function NewAddress({ url }: { url: string }) {
  return (
    <>
      <div className="grid gap-3">
        <CopyField label="Your address" value={url} isMain />
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook('plain')}>
          <CalendarPlus size={18} aria-hidden />
          Open in this device’s calendar
        </a>
      </div>
      <p className="text-sm text-ink-2">
        Please copy it now: it is shown only this once. Whoever has it can read who comes and what is on, so
        treat it like a password. A calendar on the web, such as Google’s, reads it only if this server can be
        reached from the Internet.
      </p>
    </>
  )
}

function Known({ createdAt, lastReadAt }: { createdAt: string; lastReadAt: string | null }) {
  const now = useNow()
  return (
    <p>
      You made an address on {formatDate(createdAt)}.{' '}
      {lastReadAt ? `A calendar read it ${formatAgo(lastReadAt, now)}.` : 'No calendar has read it yet.'}
    </p>
  )
}
