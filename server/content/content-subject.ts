import { sql } from 'kysely'
import { noEnd, subjectOf } from '../delivery/subject-source.ts'
import { contentSending } from './content.service.ts'
import './content.tables.ts'

export const contentSubject = subjectOf({
  kind: 'content',
  table: 'content_items',
  summary: { title: sql`title`, what: sql`type`, endsAt: noEnd },
  sending: (app, item, { sender }) => contentSending(app, sender, item),
})
