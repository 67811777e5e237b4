import { addSpokenItem } from '../../../shopping/spoken-item.service.ts'
import type { Messages } from '../../language/messages/en.ts'
import { capitalised, shortened } from '../../language/text/words.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent, slotOf } from '../request-context.ts'

const maxName = 200

/** "Add milk to my list." */
export const addItem = onIntent('AddItemIntent', async (context) => {
  const { list } = context.words
  const name = itemName(slotOf(context.input, 'item') ?? '', context.words)
  if (!name) return say(context, list.whatToAdd, { question: list.addExample })
  const isNew = await addSpokenItem(context.app, context.echo.device, name)
  return sayDone(context, isNew ? list.added(name) : list.isThere(name))
})

/** "some milk to my shopping list" is "Milk". */
export function itemName(spoken: string, { list }: Messages): string {
  const name = list.around.reduce((text, around) => text.replace(around, ''), spoken)
  return capitalised(shortened(name, maxName))
}
