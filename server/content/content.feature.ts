import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { contentRoutes } from './content.routes.ts'
import { listContent } from './content.service.ts'
import { contentSubject } from './content-subject.ts'
import { recordingKey } from './recording-files.ts'
import './recordings.tables.ts'

export const content = {
  routes: contentRoutes,
  dueWorks: [keptPurge('recording-purge', 'recordings')],
  groupTables: ['recordings', 'content_items'],
  rows: { content_items: 'recommendations', recordings: 'recordings' },
  subject: contentSubject,
  lists: { content: { tables: ['content_items', 'recordings'], read: listContent } },
  on: { groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'recordings', groupId) },
  uploaded: { table: 'recordings', keysOf: (objectId) => [recordingKey(objectId)] },
} satisfies Feature
