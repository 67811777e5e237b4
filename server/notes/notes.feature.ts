import type { Feature } from '../platform/feature.ts'
import { noteSubject } from './note-subject.ts'
import { notesRoutes } from './notes.routes.ts'
import { listNotes } from './read-notes.ts'

export const notes = {
  routes: notesRoutes,
  groupTables: ['notes'],
  rows: { notes: 'notes' },
  subject: noteSubject,
  lists: { notes: { tables: ['notes'], read: listNotes } },
} satisfies Feature
