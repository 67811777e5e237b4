import { sql } from 'kysely'
import { noEnd, subjectOf } from '../delivery/subject-source.ts'
import { requireOfFamily, voiceSending } from './send-voice.ts'
import './voices.tables.ts'

export const voiceSubject = subjectOf({
  kind: 'voice',
  table: 'voices',
  summary: { title: sql`words`, what: sql.lit('voice'), endsAt: noEnd },
  sending: (app, voice, { sender }) => voiceSending(app, sender, voice),
  requirePlannable: requireOfFamily,
})
