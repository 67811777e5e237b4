import { useQuery } from '@tanstack/react-query'
import { storageApi } from '#contract/photos/storage.ts'
import { may } from '#contract/platform/policy.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../../family/selection/selected-group.tsx'
import { call } from '../../platform/server/api.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardHeader } from '../../platform/ui/card-header.tsx'
import { CardStandIn } from '../../platform/ui/card-stand-in.tsx'
import { formatAmount } from './format-amount.ts'

/** For caretakers: how much room the photos take, and how much they may. */
export function StorageCard() {
  const { group } = useSelection()
  const isCaretaker = group !== null && may(group.role, 'settings:change')
  const { data, isError } = useQuery({
    // Read again with the photos.
    queryKey: [...groupKey(group?.id ?? null, 'photos'), 'storage'],
    queryFn: () => call(storageApi.read, { params: { groupId: requireGroupId(group) } }),
    enabled: isCaretaker,
  })
  if (!isCaretaker) return null
  if (!data) return isError ? null : <CardStandIn className="h-40" />
  const { bytes, bytesLimit, photos, photosLimit } = data
  const isNearlyFull = share(bytes, bytesLimit) >= 0.9 || share(photos, photosLimit) >= 0.9
  return (
    <Card aria-labelledby="storage-title">
      <CardHeader id="storage-title" title="Room for photos" />
      <p className="mt-4 text-lg">
        {formatAmount(bytes)}
        {bytesLimit !== null && ` of ${formatAmount(bytesLimit)}`}
      </p>
      <p className="text-ink-2">
        {photos.toLocaleString('en-US')}
        {photosLimit !== null && ` of ${photosLimit.toLocaleString('en-US')}`}
        {photos === 1 && photosLimit === null ? ' photo' : ' photos'}
      </p>
      {isNearlyFull && (
        <p className="mt-3">
          The room is nearly used up. Delete photos you no longer need, or ask whoever runs this server for
          more.
        </p>
      )}
    </Card>
  )
}

function share(used: number, limit: number | null): number {
  return limit === null ? 0 : used / limit
}
