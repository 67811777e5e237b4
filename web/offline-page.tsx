import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, ShoppingBasket } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { shoppingApi } from '#contract/shopping/shopping.ts'
import { groupsKey } from './family/selection/group-keys.ts'
import { useSelection } from './family/selection/selected-group.tsx'
import { cachedResponse } from './platform/cache/response-cache.ts'
import { Button, buttonLook } from './platform/ui/button.tsx'
import { Card } from './platform/ui/card.tsx'
import { listCacheName } from './shopping/list/shopping.queries.ts'

/** In place of a page that was opened without the server, and of which nothing is kept on the device. */
export function OfflinePage() {
  const client = useQueryClient()
  const { group } = useSelection()
  const hasList = group && cachedResponse(listCacheName(group.id), shoppingApi.list.response) !== null
  useEffect(() => {
    const tryAgain = () => client.invalidateQueries({ queryKey: groupsKey, exact: true })
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [client])
  return (
    <>
      <title>No connection · Sunporch</title>
      <Card className="mx-auto grid max-w-xl justify-items-start gap-4">
        <CloudOff size={32} aria-hidden className="text-ink-2" />
        <h1 className="text-2xl font-semibold">There is no connection</h1>
        <p className="text-ink-2">
          What your family shares is on the server. This page opens by itself as soon as it can be reached.
        </p>
        {hasList && (
          <p className="text-ink-2">The shopping list is kept on this device, and works here too.</p>
        )}
        <div className="flex flex-wrap gap-3">
          {hasList && (
            <Link href={pagePaths.shopping} className={buttonLook('primary')}>
              <ShoppingBasket size={18} aria-hidden />
              Open the shopping list
            </Link>
          )}
          <Button onClick={() => client.refetchQueries({ queryKey: groupsKey, exact: true })}>
            Try again
          </Button>
        </div>
      </Card>
    </>
  )
}
