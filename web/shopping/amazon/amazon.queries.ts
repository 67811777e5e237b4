import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type AmazonItem, type AmazonReview, shoppingApi } from '#contract/shopping/shopping.ts'
import { useGroupMutation } from '../../family/selection/group-data.ts'
import { groupKey } from '../../family/selection/group-keys.ts'
import { requireGroupId, useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { call } from '../../platform/server/api.ts'
import { amazonWords } from './words/amazon-words.ts'

/** Begins with the key of the list, so that both are invalidated together. */
function useReviewKey() {
  const { group } = useSelection()
  return [...groupKey(group?.id ?? null, 'shopping'), 'amazon'] as const
}

export function useAmazonReview() {
  const { group } = useSelection()
  return useQuery({
    queryKey: useReviewKey(),
    queryFn: () => call(shoppingApi.amazon, { params: { groupId: requireGroupId(group) } }),
    enabled: group !== null,
  })
}

/** Shows the tick before the server answers; the refetch afterwards corrects it. */
export function useTickInCart() {
  const client = useQueryClient()
  const key = useReviewKey()
  const { firstName } = useUser()
  return useGroupMutation({
    run: (groupId, { id, inCart }: Pick<AmazonItem, 'id' | 'inCart'>) => {
      const isInCart = inCart === null
      const tick = isInCart ? { at: new Date().toISOString(), by: firstName } : null
      client.setQueryData<AmazonReview>(key, (review) => review && withTick(review, id, tick))
      return call(shoppingApi.tickInCart, { params: { groupId, itemId: id }, body: { isInCart } })
    },
    touches: ['shopping'],
    meta: { failure: amazonWords().updateFailed },
  })
}

function withTick(review: AmazonReview, id: string, inCart: AmazonItem['inCart']): AmazonReview {
  return { ...review, items: review.items.map((item) => (item.id === id ? { ...item, inCart } : item)) }
}
