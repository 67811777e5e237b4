import { useCallback, useEffect, useState } from 'react'
import { onAnswerRefused } from '../connection/refusals.ts'
import { localState } from '../offline/local-state.ts'
import { useCode } from '../offline/use-code.ts'

const load = () => import('./refusal-note.tsx')

/** What became of an answer that our server has refused for good. Its code is fetched when one was. */
export function RefusalLayer({ isVisible }: { isVisible: boolean }) {
  const [refusal, setRefusal] = useState(localState.refusal.read)
  useEffect(() => onAnswerRefused(setRefusal), [])
  const forget = useCallback(() => {
    localState.refusal.remove()
    setRefusal(null)
  }, [])
  const code = useCode(load, refusal !== null, refusal)
  return code && refusal && <code.RefusalNote refusal={refusal} isVisible={isVisible} onRead={forget} />
}
