import { useEffect, useEffectEvent, useState } from 'react'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { onSent } from '../../photos/sent.ts'
import { lazyComponent } from '../../platform/ui/lazy-component.tsx'
import { useNoticeSummary } from '../notices.queries.ts'
import { followClicks } from './go-to-notice.ts'
import { pushHint } from './push-hint-store.ts'
import { pushWish } from './push-wish.ts'
import { tidyShown } from './shown-notices.ts'
import { mend } from './this-browser.ts'

const PushHint = lazyComponent(() => import('./push-hint.tsx').then((hint) => hint.PushHint), {
  isQuiet: true,
})

/** Keeps this browser's notices true while a page is open, and offers them at the right moment. */
export function PushCompanion({ registration }: { registration: ServiceWorkerRegistration | null }) {
  const { id } = useUser()
  const { groups, select } = useSelection()
  const { data, dataUpdatedAt } = useNoticeSummary()
  const unread = data?.unread
  const [hasHint, setHasHint] = useState(() => isHintDue(id))

  const choose = useEffectEvent((groupId: string) => {
    const isKnown = groups.some((group) => group.id === groupId)
    if (isKnown) select(groupId)
    return isKnown
  })
  useEffect(() => followClicks((groupId) => choose(groupId)), [])
  useEffect(() => {
    const look = () => setHasHint(isHintDue(id))
    // What cannot be done now, without the server or the push service, is done when the app is opened again.
    if (registration) mend(registration, id).then(look, () => {})
    return pushWish.subscribe(look)
  }, [registration, id])
  useEffect(() => {
    // After each read, because the lines may be others although they are as many.
    if (registration && unread !== undefined && dataUpdatedAt > 0)
      tidyShown(registration, unread).catch(() => {})
  }, [registration, unread, dataUpdatedAt])
  useEffect(
    () =>
      onSent(() => {
        if (pushHint.read() === null) pushHint.write('due')
        setHasHint(isHintDue(id))
      }),
    [id],
  )
  return hasHint && <PushHint />
}

function isHintDue(userId: string): boolean {
  const wish = pushWish.read()
  return pushHint.read() === 'due' || (wish?.userId === userId && wish.isLost)
}
