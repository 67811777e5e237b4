import { useCode } from '../offline/use-code.ts'
import type { CallerNoteProps } from './caller-note.tsx'

const load = () => import('./caller-note.tsx')

/** Who is going to call. Its code is fetched when somebody is. */
export function CallerLayer(props: CallerNoteProps) {
  const code = useCode(load, Boolean(props.caller), props.caller)
  return code && <code.CallerNote {...props} />
}
