import { Link } from 'wouter'
import type { Delivery } from '#contract/delivery/delivery.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { devicesPath } from '#contract/pages/page-paths.ts'
import { may } from '#contract/platform/policy.ts'
import { DeliveryStatusLine } from '../../../delivery/delivery-status-line.tsx'
import { deliveryWords } from '../../../delivery/delivery-words.ts'
import { buttonLook } from '../../../platform/ui/button.tsx'
import { useNewestPhotos } from '../../photos.queries.ts'
import { isOnlyAdded, type UploadItem } from '../batch/upload-item.ts'
import { uploadWords } from '../words/upload-words.ts'

/** More than a batch, because others may add pictures meanwhile. */
const readPhotos = 100

/** What has become of the pictures that were sent, as the devices report it. */
export function SentStatus({ group, items }: { group: FamilyGroup; items: UploadItem[] }) {
  const newest = useNewestPhotos(readPhotos)
  const deliveries = items.flatMap(({ photo }) => {
    const live = newest.data?.find(({ id }) => id === photo?.id)
    return (live ?? photo)?.delivery ?? []
  })
  const waiting = deliveries.filter(
    ({ isWaitingForScreen, state }) => isWaitingForScreen && state === 'accepted',
  )
  if (items.every(isOnlyAdded)) return <OnlyAdded count={items.length} />
  if (waiting.length > 0) return <NoScreen group={group} count={waiting.length} />
  const [only] = deliveries
  return (
    <div className="grid gap-1 rounded-control bg-surface-2 p-4" role="status">
      <p className="text-lg font-semibold">
        {deliveries.length === 1 ? uploadWords().isSent : uploadWords().picturesSent(deliveries.length)}
      </p>
      {deliveries.length === 1 && only ? (
        <DeliveryStatusLine delivery={only} />
      ) : (
        <p className="text-ink-2">{countShown(deliveries, group)}</p>
      )}
    </div>
  )
}

/** The group is kept in memory since they were chosen. */
function OnlyAdded({ count }: { count: number }) {
  return (
    <div className="grid gap-1 rounded-control bg-surface-2 p-4" role="status">
      <p className="text-lg font-semibold">{uploadWords().inGallery}</p>
      <p className="text-ink-2">{count === 1 ? uploadWords().oneNotSent : uploadWords().manyNotSent}</p>
    </div>
  )
}

function countShown(deliveries: Delivery[], group: FamilyGroup): string {
  const shown = deliveries.filter(({ state }) => state === 'shown' || state === 'answered').length
  const screen = group.lovedOneName
  return shown === 0
    ? uploadWords().waitingForScreen(screen)
    : uploadWords().shownSoFar({ shown, count: deliveries.length, screen })
}

/** Nothing is said to be sent: there is no screen yet that could show it. */
function NoScreen({ group, count }: { group: FamilyGroup; count: number }) {
  const words = uploadWords()
  const canConnect = may(group.role, 'devices:manage')
  return (
    <div role="status" className="grid gap-3 rounded-control bg-marigold-soft p-4">
      <p className="text-lg font-semibold">{deliveryWords().noScreen}</p>
      <p>
        {count === 1 ? words.oneWaits : words.manyWait}
        {!canConnect && ` ${words.askCaretaker}`}
      </p>
      {canConnect && (
        <Link href={devicesPath} className={buttonLook('primary', 'justify-self-start')}>
          {deliveryWords().connect}
        </Link>
      )}
    </div>
  )
}
