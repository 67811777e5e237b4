import type { PageData } from '../../apl/page.ts'
import type { Messages } from '../../language/messages/en.ts'
import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

export function pageInMemory({ helpTitle, helpLinesInMemory }: Messages): PageData {
  return { title: helpTitle, lines: helpLinesInMemory, hint: '' }
}

export const help = onIntent('AMAZON.HelpIntent', async (context) => {
  const { words, inMemory } = context
  if (inMemory)
    return say(context, `${words.keptInMemory} ${words.helpInMemory} ${words.whatWouldYouLike}`, {
      screen: showPage(pageInMemory(words), words),
      question: words.canSayPictures,
    })
  return say(context, `${words.help} ${words.whatWouldYouLike}`, {
    screen: showPage({ title: words.helpTitle, lines: words.helpLines, hint: '' }, words),
    question: words.canSayNews,
  })
})
