import { listInbox } from '../../inbox/inbox.ts'
import { present } from '../present-inbox.ts'
import { sayDone } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "What do they recommend?" */
export const recommendations = onIntent('RecommendationsIntent', async (context) => {
  const inbox = await listInbox(context.app, context.echo)
  const items = inbox.filter(({ kind }) => kind === 'content')
  if (items.length === 0) return sayDone(context, context.words.noRecommendations)
  return present(context, { items, inbox }, 0, context.words.recommendations(items.length))
})
