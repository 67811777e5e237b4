import { listVisitsForScreen } from '../../../../visits/screen-visits.ts'
import { capitalised, shortened } from '../../../language/text/words.ts'
import { visitText } from '../../../language/visit-text.ts'
import { personOf } from '../../names.ts'
import { say, sayDone } from '../../reply.ts'
import { onIntent } from '../../request-context.ts'
import { readClock } from './clock.ts'

const longestName = 60

/** "When does Ben come?" */
export const whenComes = onIntent('WhenComesIntent', async (context) => {
  const { app, input, words } = context
  const name = personOf(input)
  if (!name) return say(context, words.whoDoYouMean, { question: words.sayName })
  const { clock, group } = await readClock(context)
  const visits = await listVisitsForScreen(app, group)
  const next = visits.find(({ who }) => who !== null && names(who, name))
  if (next) return sayDone(context, visitText(next, clock))
  return sayDone(context, words.visitUnknown(capitalised(shortened(name, longestName))))
})

/** "Ben and Mia" names Ben, but not Be. */
function names(who: string, name: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const said = wordsOf(who)
  return wordsOf(name).every((word) => said.includes(word))
}
