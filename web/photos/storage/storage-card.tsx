import { useQuery } from '@tanstack/react-query'
import { type StorageUse, storageApi } from '#contract/photos/storage.ts'
import { lazily } from '#contract/platform/lazily.ts'
import { may } from '#contract/platform/policy.ts'
import { takeFirstList } from '../../family/selection/first-list.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../../family/selection/selected-group.tsx'
import { locale } from '../../platform/format.ts'
import { call } from '../../platform/server/api.ts'
import { Card } from '../../platform/ui/card.tsx'
import { CardStandIn } from '../../platform/ui/card-stand-in.tsx'
import { formatAmount, formatCount } from './format-amount.ts'
import { storageWords } from './storage-words.ts'

const alternatives = lazily(() => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** For caretakers: how much room the photos take, and how much they may. */
export function StorageCard() {
  const { group } = useSelection()
  const isCaretaker = group !== null && may(group.role, 'settings:change')
  const { data, isError } = useQuery({
    // Read again with the photos.
    queryKey: [...groupKey(group?.id ?? null, 'photos'), 'storage'],
    queryFn: () => call(storageApi.read, { params: { groupId: requireGroupId(group) } }),
    initialData: () => takeFirstList<StorageUse>(group?.id, 'storage'),
    enabled: isCaretaker,
  })
  if (!isCaretaker) return null
  if (!data) return isError ? null : <CardStandIn className="h-40" />
  const { bytes, photos, room } = data
  const words = storageWords()
  const left = sentenceOfLeft(data)
  return (
    <Card title={words.title}>
      <p className="mt-4 text-lg">{formatAmount(bytes)}</p>
      <p className="text-ink-2">{photosOf(photos)}</p>
      {left && <p className="mt-3 text-ink-2">{left}</p>}
      {room !== 'plenty' && <p className="mt-3">{words.nearlyFull}</p>}
    </Card>
  )
}

/** Not of how much: that would tell what other groups of the primary caretaker use. Null without limits. */
function sentenceOfLeft({ bytes, bytesLimit, photos, photosLimit, room }: StorageUse): string | null {
  if (room === 'none') return storageWords().full
  const places = photosLimit === null ? null : photosLimit - photos
  const count = places !== null && photosOf(places)
  const left = [bytesLimit !== null && formatAmount(bytesLimit - bytes), count].filter(
    (words) => words !== false,
  )
  return left.length > 0 ? storageWords().left(alternatives().format(left)) : null
}

function photosOf(count: number): string {
  const { onePhoto, photos } = storageWords()
  return count === 1 ? onePhoto : photos({ count: formatCount(count), number: count })
}
