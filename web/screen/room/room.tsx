import { useConnection } from './connection/connection.ts'
import { PairingView } from './pairing/pairing-view.tsx'
import { RevokedView } from './pairing/revoked-view.tsx'
import { Stage } from './stage/stage.tsx'

/** The page in the loved one's room. It never asks them for anything. */
export function Room() {
  const { connection, show, look, startAgain } = useConnection()
  switch (connection.state) {
    case 'starting':
      return (
        <div className="quiet">
          <img src="/favicon.svg" alt="" width="96" height="96" />
        </div>
      )
    case 'unpaired':
      return <PairingView note={connection.note} onPaired={show} />
    case 'revoked':
      return <RevokedView onStartAgain={startAgain} />
    case 'paired':
      return (
        <Stage
          key={connection.view.deviceId}
          view={connection.view}
          isOnline={connection.isOnline}
          onLost={look}
        />
      )
  }
}
