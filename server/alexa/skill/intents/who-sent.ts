import { withRelation } from '../../language/picture-words.ts'
import { findCurrent } from '../present-inbox.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "Who sent this?" */
export const whoSent = onIntent('WhoSentIntent', async (context) => {
  const { words, inMemory } = context
  const item = await findCurrent(context)
  if (!item) return sayDone(context, words.nothingHere)
  const offer = inMemory ? words.canSayNext : words.canAnswerOrNext
  const text = words.isFrom(withRelation(item.from, item.facts.relation))
  return say(context, `${text} ${offer}`, { question: offer })
})
