import { say, showPage } from '../reply.ts'
import { onIntent } from '../request-context.ts'

const lines = [
  'What is new?',
  'Who sent this?',
  'I love it',
  'Tell Mia thank you',
  'Add milk to my list',
  'Call me',
]

export const help = onIntent('AMAZON.HelpIntent', async (context) =>
  say(
    context,
    'I show you what your family sends. You can say: what is new, who sent this, I love it, add milk to my list, or call me. What would you like?',
    {
      screen: showPage({ title: 'You can say', lines, hint: '' }),
      question: 'You can say: what is new. Or say: stop.',
    },
  ),
)
