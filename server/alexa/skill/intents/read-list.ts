import { listShopping } from '../../../shopping/shopping.service.ts'
import type { Messages } from '../../language/messages/en.ts'
import { shortened } from '../../language/text/words.ts'
import { nextCartOffer } from '../cart.ts'
import { say, sayDone, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** How many items are read aloud. A screen shows all of them. */
const maxSpoken = 12
/** Characters of one item that are read aloud. */
const maxSpokenName = 100

/** "What is on my list?" */
export const readList = onIntent('ReadListIntent', async (context) => {
  const { words } = context
  const { title, hint, empty, nothing } = words.list
  const { items } = await listShopping(context.app, context.echo.family_group_id)
  const open = items.filter(({ isCompleted }) => !isCompleted)
  if (open.length === 0)
    return sayDone(context, empty, { screen: showPage({ title, lines: [nothing], hint }, words) })
  const lines = open.map(({ name, quantity }) => (quantity === '1' ? name : `${name}, ${quantity}`))
  const screen = showPage({ title, lines, hint }, words)
  const offer = await nextCartOffer(context)
  if (offer)
    return say(context, `${spokenList(open, words)} ${offer.text}`, { screen, question: offer.question })
  return sayDone(context, spokenList(open, words), { screen })
})

type Spoken = { name: string; quantity: string }

/** "Two things are on your list: Tea (2 boxes) and Milk." */
function spokenList(items: Spoken[], { list, listed }: Messages): string {
  const names = items.map(({ name, quantity }) => {
    const short = shortened(name, maxSpokenName)
    return quantity === '1' ? short : `${short} (${quantity})`
  })
  const more = names.length - maxSpoken
  const shown = more > 0 ? [...names.slice(0, maxSpoken), list.more(more)] : names
  return list.has(names.length, listed(shown))
}
