import { removeSpokenItem } from '../../../shopping/spoken-item.service.ts'
import { shortened } from '../../language/text/words.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent, slotOf } from '../request-context.ts'
import { itemName } from './add-item.ts'

const maxSpokenName = 100

/** "Take milk off my list." */
export const removeItem = onIntent('RemoveItemIntent', async (context) => {
  const { list, listed } = context.words
  const name = itemName(slotOf(context.input, 'item') ?? '', context.words)
  if (!name) return say(context, list.whatToRemove, { question: list.removeExample })
  const { removed, similar } = await removeSpokenItem(context.app, context.echo.device, name)
  if (removed !== null) return sayDone(context, list.removed(shortened(removed, maxSpokenName)))
  if (similar.length === 0) return sayDone(context, list.isNotThere(name))
  const names = listed(similar.map((one) => shortened(one, maxSpokenName)))
  return say(context, list.whichOne(names), { question: list.removeExample })
})
