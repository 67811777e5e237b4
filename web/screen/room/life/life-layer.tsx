import { type ComponentType, useEffect, useState } from 'react'
import type { LifeProps } from './life-props.ts'

/**
 * What the screen says of the daily sign of life. Its code is fetched when the family has switched that on, and kept by
 * the service worker; after a failure it is fetched again with the next view.
 */
export function LifeLayer(props: LifeProps) {
  const { life } = props.view
  const [code, setCode] = useState<{ LifeCards: ComponentType<LifeProps> } | null>(null)
  useEffect(() => {
    if (life && !code) import('./life-cards.tsx').then(setCode, () => {})
  }, [life, code])
  return life && code && <code.LifeCards {...props} />
}
