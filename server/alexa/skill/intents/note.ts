import { recordChange } from '../../../activity/record-change.ts'
import { recordAnswer } from '../../../delivery/inbox/reports.service.ts'
import { listMembers } from '../../../family/members/members.service.ts'
import type { App } from '../../../platform/context.ts'
import { type EchoItem, listInbox } from '../../inbox/inbox.ts'
import { capitalised, shortened } from '../../language/text/words.ts'
import { findCurrent } from '../present-inbox.ts'
import { say, sayDone } from '../reply.ts'
import { onIntent, type RequestContext, slotOf } from '../request-context.ts'

const maxNote = 500

/** "Tell Mia I love it": a note to the named person, or to the sender of the current delivery. */
export const note = onIntent('NoteIntent', async (context) => {
  const { words } = context
  const { to, text } = await addressed(context, slotOf(context.input, 'message') ?? '')
  if (!text) return say(context, `${words.whatToTell} ${words.howToTell}`, { question: words.howToTell })
  const item = await findAnsweredItem(context, to)
  if (item) await answerWithNote(context, item, text)
  else await recordNote(context, to, text)
  return sayDone(context, words.passedOn(to?.firstName ?? item?.from ?? words.yourFamily))
})

type Person = { id: string; firstName: string }

/** The members who have a first name, by which she calls them. */
export async function listByFirstName(app: App, groupId: string): Promise<Person[]> {
  const members = await listMembers(app, groupId)
  return members.flatMap(({ user }) =>
    user.id && user.firstName ? [{ id: user.id, firstName: user.firstName }] : [],
  )
}

/** "mia i love it" is for Mia, and says "I love it". */
async function addressed(
  { app, echo, words }: RequestContext,
  spoken: string,
): Promise<{ to: Person | null; text: string }> {
  const people = await listByFirstName(app, echo.family_group_id)
  const to =
    people.find(({ firstName }) => spoken.toLowerCase().startsWith(`${firstName.toLowerCase()} `)) ?? null
  const rest = (to ? spoken.slice(to.firstName.length) : spoken).replace(words.beforeNote, '')
  return { to, text: words.written(capitalised(shortened(rest, maxNote))) }
}

/** The current delivery, if the named person sent it, else their newest one. */
async function findAnsweredItem(context: RequestContext, to: Person | null): Promise<EchoItem | null> {
  const current = await findCurrent(context)
  if (!to || current?.sender?.id === to.id) return current
  const items = await listInbox(context.app, context.echo)
  return items.find(({ sender }) => sender?.id === to.id) ?? null
}

async function answerWithNote({ app, echo }: RequestContext, item: EchoItem, text: string): Promise<void> {
  const at = app.clock.now()
  await recordAnswer(app, echo.device, item.deliveryId, { kind: 'note', text, at })
}

/** A note that answers no delivery. */
async function recordNote({ app, echo }: RequestContext, to: Person | null, text: string): Promise<void> {
  await recordChange(app, {
    groupId: echo.family_group_id,
    by: { device: echo.device },
    action: 'note_received',
    subject: { kind: 'note', id: null, title: to ? `For ${to.firstName}: ${text}` : text },
  })
}
