import type { Feature } from '../platform/feature.ts'
import { notesRoutes } from './notes.routes.ts'

export const notes = {
  routes: notesRoutes,
  groupTables: ['notes'],
} satisfies Feature
