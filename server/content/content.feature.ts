import type { Feature } from '../platform/feature.ts'
import { contentRoutes } from './content.routes.ts'
import { listContent } from './content.service.ts'
import { contentSubject } from './content-subject.ts'

export const content = {
  routes: contentRoutes,
  groupTables: ['content_items'],
  rows: { content_items: 'recommendations' },
  subject: contentSubject,
  lists: { content: { tables: ['content_items'], read: listContent } },
} satisfies Feature
