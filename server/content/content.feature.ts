import type { Feature } from '../platform/feature.ts'
import { contentRoutes } from './content.routes.ts'
import { contentSubject } from './content-subject.ts'

export const content = {
  routes: contentRoutes,
  groupTables: ['content_items'],
  subject: contentSubject,
} satisfies Feature
