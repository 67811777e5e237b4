import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { clipKeys, objectOfClipKey } from './clip-files.ts'
import { clipSubject } from './clip-subject.ts'
import { clipsRoutes } from './clips.routes.ts'
import './clips.tables.ts'

export const clips = {
  routes: clipsRoutes,
  dueWorks: [keptPurge('clip-purge', 'clips')],
  groupTables: ['clips'],
  rows: { clips: 'videos' },
  subject: clipSubject,
  on: { groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'clips', groupId) },
  uploaded: { table: 'clips', keysOf: clipKeys },
  sentFiles: {
    table: 'clips',
    objectOf: objectOfClipKey,
    sentAs: ({ id }) => ({ kind: 'clip', id }),
    called: { files: 'Files of videos', one: 'A video lacks', many: 'videos lack', folder: 'clips' },
  },
} satisfies Feature
