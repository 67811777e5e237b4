import { recordChange } from '../../../activity/record-change.ts'
import { recordAnswer } from '../../../delivery/reports.service.ts'
import { listMembers } from '../../../family/members/members.service.ts'
import { listNews, type News } from '../../inbox/inbox.ts'
import { capitalised, shortened } from '../../language/words.ts'
import { findCurrent } from '../inbox-tour.ts'
import { say } from '../reply.ts'
import { onIntent, slotOf, type Turn } from '../request-context.ts'

const longestNote = 500

/** "Tell Mia I love it": a note, to whoever sent what is on the screen, or to whom is named. */
export const note = onIntent('NoteIntent', async (turn) => {
  const said = slotOf(turn.input, 'message')
  if (!said) return say(turn, 'What shall I tell them?', { question: 'Say: tell them, and then your words.' })
  const { to, text } = await addressed(turn, said)
  if (!text) return say(turn, 'What shall I tell them?', { question: 'Say: tell them, and then your words.' })
  const item = await aboutWhat(turn, to)
  if (item)
    await recordAnswer(turn.app, turn.echo.device, item.deliveryId, {
      kind: 'note',
      text,
      at: turn.app.clock.now(),
    })
  else
    await recordChange(turn.app, {
      groupId: turn.echo.family_group_id,
      by: { device: turn.echo.device },
      action: 'note_received',
      subject: { kind: 'note', id: null, title: to ? `For ${to.firstName}: ${text}` : text },
    })
  return say(turn, `I have passed that on to ${to?.firstName ?? item?.from ?? 'your family'}.`)
})

type Person = { id: string; firstName: string }

/** "mia i love it" is for Mia, and says "I love it". */
async function addressed({ app, echo }: Turn, said: string): Promise<{ to: Person | null; text: string }> {
  const members = await listMembers(app, echo.family_group_id)
  const people = members.flatMap(({ user }) =>
    user.id && user.firstName ? [{ id: user.id, firstName: user.firstName }] : [],
  )
  const to =
    people.find(({ firstName }) => said.toLowerCase().startsWith(`${firstName.toLowerCase()} `)) ?? null
  const rest = (to ? said.slice(to.firstName.length) : said).replace(
    /^\s*(that|them|everybody|everyone)\s+/i,
    '',
  )
  return { to, text: capitalised(shortened(rest, longestNote)).replace(/\bi\b/g, 'I') }
}

async function aboutWhat(turn: Turn, to: Person | null): Promise<News | null> {
  const current = await findCurrent(turn)
  if (!to || current?.senderId === to.id) return current
  const news = await listNews(turn.app, turn.echo)
  return news.find(({ senderId }) => senderId === to.id) ?? null
}
