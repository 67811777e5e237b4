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
import { commonWords } from './platform/words/common-words.ts'
import { listCacheName } from './shopping/list/shopping.queries.ts'
import { shoppingWords } from './shopping/words/shopping-words.ts'

/** In place of a page that was opened without the server, and of which nothing is kept on the device. */
export function OfflinePage() {
  const client = useQueryClient()
  const words = shoppingWords()
  const { group } = useSelection()
  const hasList = group && cachedResponse(listCacheName(group.id), shoppingApi.list.response) !== null
  useEffect(() => {
    const tryAgain = () => client.invalidateQueries({ queryKey: groupsKey, exact: true })
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [client])
  return (
    <>
      <title>{`${words.noConnection} · Sunporch`}</title>
      <Card className="mx-auto grid max-w-xl justify-items-start gap-4">
        <CloudOff size={32} aria-hidden className="text-ink-2" />
        <h1 className="text-2xl font-semibold">{words.noConnectionTitle}</h1>
        <p className="text-ink-2">{words.noConnectionText}</p>
        {hasList && <p className="text-ink-2">{words.listIsHere}</p>}
        <div className="flex flex-wrap gap-3">
          {hasList && (
            <Link href={pagePaths.shopping} className={buttonLook('primary')}>
              <ShoppingBasket size={18} aria-hidden />
              {words.openList}
            </Link>
          )}
          <Button onClick={() => client.refetchQueries({ queryKey: groupsKey, exact: true })}>
            {commonWords().again}
          </Button>
        </div>
      </Card>
    </>
  )
}
