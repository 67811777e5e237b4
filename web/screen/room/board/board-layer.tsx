import { useCode } from '../offline/use-code.ts'
import type { BoardProps } from './board-props.ts'

const load = () => import('./board.tsx')

/** A screen that the family has made a board. */
export function BoardLayer(props: BoardProps) {
  const code = useCode(load, true, props.now)
  return code && <code.Board {...props} />
}
