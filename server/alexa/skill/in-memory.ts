import type { Response } from 'ask-sdk-model'
import { say } from './reply.ts'
import type { RequestContext } from './request-context.ts'

/** What would pass something on rests in memory. An Echo with a screen goes on with the pictures; one without listens for "next". */
export function sayAtRest(context: RequestContext): Response {
  const { words, info } = context
  const text = `${words.keptInMemory} ${words.staysInMemory}`
  if (info.hasScreen) return say(context, text)
  return say(context, `${text} ${words.nextOrStop}`, { question: words.nextOrStop })
}
