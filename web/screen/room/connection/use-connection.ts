import { useEffect, useState } from 'react'
import { useCode } from '../offline/use-code.ts'
import { type Connection, initialConnection, openConnection } from './connection.ts'
import { useNewDay } from './use-new-day.ts'

const loadStream = () => import('./live-stream.ts')
/** Milliseconds between two looks while the code of the stream has not come. */
const lookEvery = 5000

/** The state of this screen and the calls that change it. It recovers by itself from all but its removal. */
export function useConnection() {
  const [state, setState] = useState<Connection>(initialConnection)
  const [connection] = useState(() => openConnection(setState))
  useEffect(() => void connection.start(), [connection])
  const isPaired = state.state === 'paired'
  const stream = useCode(loadStream, isPaired, state)
  useEffect(() => {
    if (!isPaired) return
    const { refresh, hear, markOffline, revoke } = connection
    window.addEventListener('online', refresh)
    const timer = stream ? undefined : setInterval(refresh, lookEvery)
    const stop = stream?.listen({ onChange: hear, onLost: markOffline, onRevoked: revoke })
    return () => {
      window.removeEventListener('online', refresh)
      clearInterval(timer)
      stop?.()
    }
  }, [isPaired, stream, connection])
  useNewDay(state.state === 'paired' ? state.view : null, connection.refresh)
  return { state, ...connection }
}
