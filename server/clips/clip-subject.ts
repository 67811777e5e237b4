import { sql } from 'kysely'
import { noEnd, subjectOf } from '../delivery/subject-source.ts'
import './clips.tables.ts'
import { clipSending } from './send-clip.ts'

export const clipSubject = subjectOf({
  kind: 'clip',
  table: 'clips',
  summary: { title: sql`words`, what: sql.lit('clip'), endsAt: noEnd },
  sending: async (_app, clip, { sender }) => clipSending(sender, clip),
})
