import { listInbox } from '../../inbox/inbox.ts'
import { capitalised, shortened } from '../../language/text/words.ts'
import { personOf } from '../names.ts'
import { say } from '../reply.ts'
import { onIntent } from '../request-context.ts'
import { askForCall } from './call/ask-for-call.ts'
import { listByFirstName } from './note.ts'

const longestName = 60

/**
 * "Call Ben." Who has sent something is asked first by a call that answers it. For anybody else the family is asked, and she
 * hears that.
 */
export const callPerson = onIntent('CallPersonIntent', async (context) => {
  const { app, echo, input, words } = context
  const name = personOf(input)
  if (!name) return say(context, words.whoDoYouMean, { question: words.sayName })
  const people = await listByFirstName(app, echo.family_group_id)
  const to = people.find(({ firstName }) => firstName.toLowerCase() === firstWord(name))
  const inbox = to ? await listInbox(app, echo) : []
  const item = inbox.find(({ sender }) => sender?.id === to?.id)
  const passedOn = item
    ? words.answered.call_me(item.from)
    : words.askedInstead(capitalised(shortened(name, longestName)))
  return askForCall(context, item ?? null, { passedOn, isNamed: true })
})

function firstWord(name: string): string | undefined {
  return name.toLowerCase().split(/\s/)[0]
}
