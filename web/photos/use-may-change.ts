import type { Photo } from '#contract/photos/photos.ts'
import { may } from '#contract/platform/policy.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useUser } from '../identity/signed-in-user.tsx'

/** Whether this person may change the photo. */
export function useMayChange({ addedBy }: Pick<Photo, 'addedBy'>): boolean {
  const { group } = useSelection()
  const user = useUser()
  return may(group?.role ?? 'member', 'photos:change', { own: addedBy?.id === user.id })
}
