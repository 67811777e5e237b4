import { listShopping } from '../../../shopping/shopping.service.ts'
import { counted, listed } from '../../language/words.ts'
import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const most = 12

/** "What is on my list?" */
export const readList = onIntent('ReadListIntent', async (turn) => {
  const { items } = await listShopping(turn.app, turn.echo.family_group_id)
  const open = items
    .filter(({ isCompleted }) => !isCompleted)
    .map(({ name, quantity }) => (quantity === '1' ? name : `${name}, ${quantity}`))
  if (open.length === 0)
    return say(turn, 'Your list is empty.', {
      screen: showPage({
        title: 'Your list',
        lines: ['Nothing is on it.'],
        hint: 'Say: add milk to my list.',
      }),
    })
  const more = open.length - most
  const text = `${counted(open.length, 'thing')} on your list: ${listed(open.slice(0, most))}`
  return say(turn, more > 0 ? `${text}, and ${counted(more, 'more', 'more')}.` : `${text}.`, {
    screen: showPage({ title: 'Your list', lines: open, hint: 'Say: add milk to my list.' }),
  })
})
