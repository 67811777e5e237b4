import { lazy, Suspense } from 'react'
import { useConnection } from './connection/use-connection.ts'
import { useLanguage } from './language/use-language.ts'
import { WordsContext } from './language/use-words.ts'
import { Stage } from './stage/stage.tsx'

/** A failure to fetch it is met by the page's `RecoveryBoundary`. */
const UnpairedView = lazy(async () => ({
  default: (await import('./pairing/unpaired-view.tsx')).UnpairedView,
}))

/** The page in the loved one's room. It never asks them for anything. */
export function Room() {
  const { state, show, refresh, startAgain } = useConnection()
  const words = useLanguage(state.state === 'paired' ? (state.view.language ?? 'en') : null)
  if (state.state === 'starting' || !words) return <Waiting />
  return (
    <WordsContext value={words}>
      {state.state === 'paired' ? (
        <Stage key={state.view.deviceId} view={state.view} isOnline={state.isOnline} onLost={refresh} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <UnpairedView
            isRevoked={state.state === 'revoked'}
            isLinkGone={state.state === 'unpaired' && state.isLinkGone}
            onPaired={show}
            onStartAgain={startAgain}
          />
        </Suspense>
      )}
    </WordsContext>
  )
}

function Waiting() {
  return (
    <div className="quiet">
      <img src="/favicon.svg" alt="" width="96" height="96" />
    </div>
  )
}
