import { useState } from 'react'
import { newUuid } from './uuid.ts'

/**
 * The key of a call that adds something: the same for the same body, as long as the component lives. So a call that is
 * made again, because its answer was lost or by a double click, adds nothing twice.
 */
export function useCallKey(): (body: unknown) => string {
  const [keys] = useState(() => new Map<string, string>())
  return (body) => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? newUuid()
    keys.set(text, key)
    return key
  }
}
