import { useCode } from '../offline/use-code.ts'
import type { MovesProps } from './moves-props.ts'

const load = () => import('./moves.tsx')

/** Going back and forth, the pause and "Who sees what". A touch fetches the code again after a failure. */
export function MovesLayer(props: MovesProps) {
  const code = useCode(load, true, props.touchedAt)
  return code && <code.Moves {...props} />
}
