import { withRelation } from '../../language/picture-words.ts'
import { findCurrent } from '../present-inbox.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const howToAnswer = 'You can say: I love it, thank you, next, or stop.'
const howToGoOn = 'You can say: next, or stop.'

/** "Who sent this?" */
export const whoSent = onIntent('WhoSentIntent', async (context) => {
  const item = await findCurrent(context)
  if (!item) return sayDone(context, 'There is nothing here yet.')
  const offer = context.inMemory ? howToGoOn : howToAnswer
  return say(context, `This is from ${withRelation(item.from, item.facts.relation)}. ${offer}`, {
    question: offer,
  })
})
