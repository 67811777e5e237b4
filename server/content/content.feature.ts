import type { SentFiles } from '../photos/lost/lost-files.ts'
import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { contentRoutes } from './content.routes.ts'
import { contentSubject } from './content-subject.ts'
import { listContent } from './read-content.ts'
import { objectOfRecordingKey, recordingKey } from './recording-files.ts'
import './recordings.tables.ts'

const recordingFiles: SentFiles<'recordings'> = {
  table: 'recordings',
  objectOf: objectOfRecordingKey,
  sentAs: ({ content_item_id }) => ({ kind: 'content', id: content_item_id }),
  called: { one: 'piece of music', many: 'pieces of music', folder: 'recordings' },
  // The recommendation is shown without it.
  isSpare: () => true,
}

export const content = {
  routes: contentRoutes,
  dueWorks: [keptPurge('recording-purge', 'recordings')],
  groupTables: ['content_items', 'recordings'],
  rows: { content_items: 'recommendations', recordings: 'recordings' },
  subject: contentSubject,
  lists: { content: { tables: ['content_items'], read: listContent } },
  on: { groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'recordings', groupId) },
  uploaded: { table: 'recordings', keysOf: (objectId) => [recordingKey(objectId)] },
  sentFiles: recordingFiles,
} satisfies Feature
