import { type ComponentType, useEffect, useState } from 'react'
import type { MovesProps } from './moves-props.ts'

/**
 * Going back and forth, the pause and "Who sees what". Their code is fetched after the first view, and kept by the service
 * worker; after a failure it is fetched again with the next touch.
 */
export function MovesLayer(props: MovesProps) {
  const { touchedAt } = props
  const [code, setCode] = useState<{ Moves: ComponentType<MovesProps> } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a touch tries again
  useEffect(() => {
    if (!code) import('./moves.tsx').then(setCode, () => {})
  }, [code, touchedAt])
  return code && <code.Moves {...props} />
}
