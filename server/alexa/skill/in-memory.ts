import type { Response } from 'ask-sdk-model'
import { say } from './reply.ts'
import type { RequestContext } from './request-context.ts'
import { howToGoOn } from './sentences.ts'

/** What an Echo says of a group that its family keeps in memory. */

export const keptInMemory = 'Your family keeps these pictures in memory.'

/** An Echo with a screen goes on with the pictures. One without listens for "next". */
export function sayAtRest(context: RequestContext): Response {
  const text = `${keptInMemory} They stay here, and nothing is passed on any more.`
  if (context.info.hasScreen) return say(context, text)
  return say(context, `${text} ${howToGoOn}`, { question: howToGoOn })
}
