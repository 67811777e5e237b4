import { addSpokenItem } from '../../../shopping/spoken-item.service.ts'
import { capitalised, shortened } from '../../language/words.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent, slotOf } from '../request-context.ts'

const maxName = 200

/** "Add milk to my list." */
export const addItem = onIntent('AddItemIntent', async (context) => {
  const name = itemName(slotOf(context.input, 'item') ?? '')
  if (!name)
    return say(context, 'What shall I add? Say, for example: add milk to my list.', {
      question: 'Say, for example: add milk to my list.',
    })
  const isNew = await addSpokenItem(context.app, context.echo.device, name)
  return sayDone(context, isNew ? `${name} is on the list.` : `${name} is on the list already.`)
})

/** "some milk to my shopping list" is "Milk". */
function itemName(spoken: string): string {
  const name = spoken
    .replace(/\s+(to|on|onto)\s+(my|the|our)\s+((shopping|grocery)\s+)?list$/i, '')
    .replace(/^(a|an|some|the)\s+/i, '')
  return capitalised(shortened(name, maxName))
}
