import { useState } from 'react'
import { isFinalRefusal } from './server/api.ts'
import { newUuid } from './uuid.ts'

/**
 * Makes a call that adds something, with a key: the same for the same body, as long as the component lives. So a call that
 * is made again, because its answer was lost or by a double click, adds nothing twice. Once our server has refused it for
 * good, the same body is another call.
 */
export function useKeyedCall() {
  const [keys] = useState(() => new Map<string, string>())
  return async <Answer>(body: unknown, run: (key: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(body)
    const key = keys.get(text) ?? newUuid()
    keys.set(text, key)
    try {
      return await run(key)
    } catch (error) {
      if (isFinalRefusal(error)) keys.delete(text)
      throw error
    }
  }
}
