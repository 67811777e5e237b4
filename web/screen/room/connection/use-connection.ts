import { useEffect, useState } from 'react'
import { type Connection, initialConnection, openConnection } from './connection.ts'
import { listen } from './live-stream.ts'
import { useNewDay } from './use-new-day.ts'

/** The state of this screen and the calls that change it. It recovers by itself from all but its removal. */
export function useConnection() {
  const [state, setState] = useState<Connection>(initialConnection)
  const [connection] = useState(() => openConnection(setState))
  useEffect(() => void connection.start(), [connection])
  const isPaired = state.state === 'paired'
  useEffect(() => {
    if (!isPaired) return
    const { refresh, markOffline, revoke } = connection
    window.addEventListener('online', refresh)
    const stop = listen({ onChange: refresh, onLost: markOffline, onRevoked: revoke })
    return () => {
      window.removeEventListener('online', refresh)
      stop()
    }
  }, [isPaired, connection])
  useNewDay(state.state === 'paired' ? state.view : null, connection.refresh)
  return { state, ...connection }
}
