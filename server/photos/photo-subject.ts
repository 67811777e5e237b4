import { sql } from 'kysely'
import { noEnd, subjectOf } from '../delivery/subject-source.ts'
import { photoSending } from './photos.service.ts'
import './photos.tables.ts'

export const photoSubject = subjectOf({
  kind: 'photo',
  table: 'photos',
  summary: { title: sql`caption`, what: sql.lit('picture'), endsAt: noEnd },
  sending: (_app, photo, { sender }) => photoSending(sender, photo),
})
