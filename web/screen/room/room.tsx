import { useConnection } from './connection/use-connection.ts'
import { useLanguage } from './language/use-language.ts'
import { WordsContext } from './language/use-words.ts'
import { PairingView } from './pairing/pairing-view.tsx'
import { RevokedView } from './pairing/revoked-view.tsx'
import { Stage } from './stage/stage.tsx'

/** The page in the loved one's room. It never asks them for anything. */
export function Room() {
  const { state, show, refresh, startAgain } = useConnection()
  const words = useLanguage(state.state === 'paired' ? (state.view.language ?? 'en') : null)
  if (state.state === 'starting' || !words)
    return (
      <div className="quiet">
        <img src="/favicon.svg" alt="" width="96" height="96" />
      </div>
    )
  return (
    <WordsContext value={words}>
      {state.state === 'unpaired' && <PairingView note={state.note} onPaired={show} />}
      {state.state === 'revoked' && <RevokedView onStartAgain={startAgain} />}
      {state.state === 'paired' && (
        <Stage key={state.view.deviceId} view={state.view} isOnline={state.isOnline} onLost={refresh} />
      )}
    </WordsContext>
  )
}
