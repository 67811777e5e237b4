import { listShopping } from '../../../shopping/shopping.service.ts'
import { counted, listed } from '../../language/words.ts'
import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** How many items are read aloud. A screen shows all of them. */
const maxSpoken = 12
const title = 'Your list'
const hint = 'Say: add milk to my list.'

/** "What is on my list?" */
export const readList = onIntent('ReadListIntent', async (context) => {
  const { items } = await listShopping(context.app, context.echo.family_group_id)
  const open = items
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ name, quantity }) => (quantity === '1' ? name : `${name}, ${quantity}`))
  if (open.length === 0)
    return say(context, 'Your list is empty.', {
      screen: showPage({ title, lines: ['Nothing is on it.'], hint }),
    })
  return say(context, spokenList(open), { screen: showPage({ title, lines: open, hint }) })
})

function spokenList(items: string[]): string {
  const text = `${counted(items.length, 'thing')} on your list: ${listed(items.slice(0, maxSpoken))}`
  const more = items.length - maxSpoken
  return more > 0 ? `${text}, and ${counted(more, 'more', 'more')}.` : `${text}.`
}
