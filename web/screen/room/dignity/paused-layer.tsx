import { useCode } from '../offline/use-code.ts'
import type { PausedViewProps } from './paused-view.tsx'

const load = () => import('./paused-view.tsx')

/** The screen while it is paused: dark at once, also while the code of its words is being fetched. */
export function PausedLayer(props: PausedViewProps) {
  const code = useCode(load, true, props.isAwake)
  return code ? <code.PausedView {...props} /> : <div className="dark-view" />
}
