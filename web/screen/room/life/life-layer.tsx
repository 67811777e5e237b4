import { useCode } from '../offline/use-code.ts'
import type { LifeProps } from './life-props.ts'

const load = () => import('./life-cards.tsx')

/** What the screen says of the daily sign of life, when the family has switched that on. */
export function LifeLayer(props: LifeProps) {
  const { life } = props.view
  const code = useCode(load, Boolean(life), life)
  return life && code && <code.LifeCards {...props} />
}
