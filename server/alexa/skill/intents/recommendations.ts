import { listInbox } from '../../inbox/inbox.ts'
import { counted } from '../../language/words.ts'
import { present } from '../present-inbox.ts'
import { sayDone } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "What do they recommend?" */
export const recommendations = onIntent('RecommendationsIntent', async (context) => {
  const inbox = await listInbox(context.app, context.echo)
  const items = inbox.filter(({ kind }) => kind === 'content')
  if (items.length === 0) return sayDone(context, 'Nobody has recommended anything yet.')
  return present(
    context,
    { items, inbox },
    0,
    `There ${items.length === 1 ? 'is' : 'are'} ${counted(items.length, 'recommendation')}.`,
  )
})
