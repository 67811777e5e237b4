import { listShopping } from '../../../shopping/shopping.service.ts'
import { capitalised, counted, listed, shortened } from '../../language/words.ts'
import { nextCartOffer } from '../cart.ts'
import { say, sayDone, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** How many items are read aloud. A screen shows all of them. */
const maxSpoken = 12
/** Characters of one item that are read aloud. */
const maxSpokenName = 100
const title = 'Your list'
const hint = 'Say: add milk to my list.'

/** "What is on my list?" */
export const readList = onIntent('ReadListIntent', async (context) => {
  const { items } = await listShopping(context.app, context.echo.family_group_id)
  const open = items.filter(({ isCompleted }) => !isCompleted)
  if (open.length === 0)
    return sayDone(context, 'Your list is empty.', {
      screen: showPage({ title, lines: ['Nothing is on it.'], hint }),
    })
  const lines = open.map(({ name, quantity }) => (quantity === '1' ? name : `${name}, ${quantity}`))
  const screen = showPage({ title, lines, hint })
  const offer = await nextCartOffer(context)
  if (offer) return say(context, `${spokenList(open)} ${offer.text}`, { screen, question: offer.question })
  return sayDone(context, spokenList(open), { screen })
})

type Spoken = { name: string; quantity: string }

/** "Two things are on your list: Tea (2 boxes) and Milk." */
function spokenList(items: Spoken[]): string {
  const names = items.map(({ name, quantity }) => {
    const short = shortened(name, maxSpokenName)
    return quantity === '1' ? short : `${short} (${quantity})`
  })
  const isOne = names.length === 1
  const count = capitalised(counted(names.length, 'thing'))
  const more = names.length - maxSpoken
  const shown = more > 0 ? [...names.slice(0, maxSpoken), counted(more, 'more', 'more')] : names
  return `${count} ${isOne ? 'is' : 'are'} on your list: ${listed(shown)}.`
}
