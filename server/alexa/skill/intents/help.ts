import type { PageData } from '../../apl/page.ts'
import { keptInMemory } from '../in-memory.ts'
import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const page: PageData = {
  title: 'You can say',
  lines: [
    'What is new?',
    'Who sent this?',
    'I love it',
    'Tell Mia thank you',
    'Add milk to my list',
    'Call me',
  ],
  hint: '',
}

export const pageInMemory: PageData = {
  ...page,
  lines: ['Show me the pictures', 'Who sent this?', 'Next', 'Stop'],
}

export const help = onIntent('AMAZON.HelpIntent', async (context) =>
  context.inMemory
    ? say(
        context,
        `${keptInMemory} You can say: show me the pictures, who sent this, next, or stop. What would you like?`,
        {
          screen: showPage(pageInMemory),
          question: 'You can say: show me the pictures. Or say: stop.',
        },
      )
    : say(
        context,
        'I show you what your family sends. You can say: what is new, who sent this, I love it, add milk to my list, or call me. What would you like?',
        { screen: showPage(page), question: 'You can say: what is new. Or say: stop.' },
      ),
)
