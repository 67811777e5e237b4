import { listInbox } from '../../../inbox/inbox.ts'
import { present } from '../../present-inbox.ts'
import { sayDone } from '../../reply.ts'
import { onIntent } from '../../request-context.ts'

/** "Read the note": the newest, and "next" goes to those before it. */
export const readNote = onIntent('ReadNoteIntent', async (context) => {
  const inbox = await listInbox(context.app, context.echo)
  const notes = inbox.filter(({ kind }) => kind === 'note').toSorted((a, b) => b.sentAt - a.sentAt)
  if (notes.length === 0) return sayDone(context, context.words.noNote)
  return present(context, { items: notes, inbox }, 0, '')
})
