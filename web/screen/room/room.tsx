import { useConnection } from './connection/use-connection.ts'
import { PairingView } from './pairing/pairing-view.tsx'
import { RevokedView } from './pairing/revoked-view.tsx'
import { Stage } from './stage/stage.tsx'

/** The page in the loved one's room. It never asks them for anything. */
export function Room() {
  const { state, show, refresh, startAgain } = useConnection()
  switch (state.state) {
    case 'starting':
      return (
        <div className="quiet">
          <img src="/favicon.svg" alt="" width="96" height="96" />
        </div>
      )
    case 'unpaired':
      return <PairingView note={state.note} onPaired={show} />
    case 'revoked':
      return <RevokedView onStartAgain={startAgain} />
    case 'paired':
      return <Stage key={state.view.deviceId} view={state.view} isOnline={state.isOnline} onLost={refresh} />
  }
}
