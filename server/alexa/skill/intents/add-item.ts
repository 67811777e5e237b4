import { addSpokenItem } from '../../../shopping/spoken-item.service.ts'
import { capitalised, shortened } from '../../language/words.ts'
import { say } from '../reply.ts'
import { onIntent, slotOf } from '../request-context.ts'

const longestName = 200

/** "Add milk to my list." */
export const addItem = onIntent('AddItemIntent', async (turn) => {
  const name = cleaned(slotOf(turn.input, 'item') ?? '')
  if (!name) return say(turn, 'What shall I add?', { question: 'Say, for example: add milk to my list.' })
  const isNew = await addSpokenItem(turn.app, turn.echo.device, name)
  return say(turn, isNew ? `${name} is on the list.` : `${name} is on the list already.`)
})

/** "some milk to my shopping list" is milk. */
function cleaned(said: string): string {
  const words = said
    .replace(/\s+(to|on|onto)\s+(my|the|our)\s+((shopping|grocery)\s+)?list$/i, '')
    .replace(/^(a|an|some|the)\s+/i, '')
  return capitalised(shortened(words, longestName))
}
