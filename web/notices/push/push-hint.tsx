import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { pushSettingsPath } from '#contract/pages/page-paths.ts'
import { isInMemory } from '../../family/selection/in-memory.ts'
import { useSelection } from '../../family/selection/selected-group.tsx'
import { useUser } from '../../identity/signed-in-user.tsx'
import { buttonLook } from '../../platform/ui/button.tsx'
import { IconButton } from '../../platform/ui/icon-button.tsx'
import { usePush } from './push.queries.ts'
import { pushHint } from './push-hint-store.ts'
import { pushWish } from './push-wish.ts'
import { pushWords } from './push-words.ts'
import { deviceWord } from './support.ts'
import { SwitchOn } from './switch-on.tsx'

/**
 * Offers notices, once in each browser: after the first picture was sent, and when they came here and come no more.
 * It goes when they are switched on or it is put away.
 */
export function PushHint() {
  const { id } = useUser()
  const { group } = useSelection()
  const { server, here, own } = usePush()
  const [isPutAway, setPutAway] = useState(false)
  const wish = pushWish.read()
  const isLost = wish?.userId === id && wish.isLost
  // It promises an answer of the loved one.
  if (isInMemory(group) && !isLost) return null
  if (isPutAway || own || !here || !server.isSuccess) return null
  const isPossible = here.support === 'possible' && here.permission !== 'denied'
  if (!isPossible && here.support !== 'home-screen') return null
  const device = deviceWord(navigator)
  const words = pushWords().hint
  function putAway() {
    pushHint.write('over')
    if (isLost) pushWish.remove()
    setPutAway(true)
  }
  return (
    <section
      aria-labelledby="push-hint"
      className="mb-5 flex items-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <div className="min-w-0 grow">
        <h2 id="push-hint" className="text-lg font-semibold">
          {isLost ? words.lost[device] : words.title(group?.lovedOneName ?? null)}
        </h2>
        <p className="mt-1 max-w-prose text-ink-2">{isLost ? words.lostText : words.text}</p>
        {isPossible ? (
          <SwitchOn className="mt-4" />
        ) : (
          <Link href={pushSettingsPath} className={buttonLook('primary', 'mt-4')}>
            {words.how[device]}
          </Link>
        )}
      </div>
      <IconButton label={words.notNow} className="-mt-2 -me-2 hover:bg-surface-2" onClick={putAway}>
        <X size={20} aria-hidden />
      </IconButton>
    </section>
  )
}
