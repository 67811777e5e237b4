import { keptPurge, removeKeptFilesOf } from '../photos/storage/kept-things.ts'
import type { Feature } from '../platform/feature.ts'
import { clipKeys } from './clip-files.ts'
import { clipSubject } from './clip-subject.ts'
import { clipsRoutes } from './clips.routes.ts'
import './clips.tables.ts'
import { clipFiles, missingPosterFiles } from './poster-pictures.ts'

export const clips = {
  routes: clipsRoutes,
  dueWorks: [keptPurge('clip-purge', 'clips'), missingPosterFiles],
  groupTables: ['clips'],
  rows: { clips: 'videos' },
  subject: clipSubject,
  on: { groupDeleted: (app, groupId) => removeKeptFilesOf(app, 'clips', groupId) },
  uploaded: { table: 'clips', keysOf: clipKeys },
  sentFiles: clipFiles,
} satisfies Feature
