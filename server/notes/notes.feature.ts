import type { Feature } from '../platform/feature.ts'
import { noteSubject } from './note-subject.ts'
import { notesRoutes } from './notes.routes.ts'

export const notes = {
  routes: notesRoutes,
  groupTables: ['notes'],
  subject: noteSubject,
} satisfies Feature
