import { listNews } from '../news.ts'
import { say } from '../reply.ts'
import { show } from '../telling.ts'
import { onIntent } from '../turn.ts'
import { capitalised, counted } from '../words.ts'

/** "What do they recommend?" */
export const recommendations = onIntent('RecommendationsIntent', async (turn) => {
  const news = (await listNews(turn.app, turn.echo)).filter(({ kind }) => kind === 'content')
  if (news.length === 0) return say(turn, 'Nobody has recommended anything yet.')
  return show(turn, news, 0, `${capitalised(counted(news.length, 'recommendation'))}.`)
})
