import { listNews } from '../../inbox/inbox.ts'
import { capitalised, counted } from '../../language/words.ts'
import { show } from '../inbox-tour.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'

/** "What do they recommend?" */
export const recommendations = onIntent('RecommendationsIntent', async (turn) => {
  const news = (await listNews(turn.app, turn.echo)).filter(({ kind }) => kind === 'content')
  if (news.length === 0) return say(turn, 'Nobody has recommended anything yet.')
  return show(turn, news, 0, `${capitalised(counted(news.length, 'recommendation'))}.`)
})
