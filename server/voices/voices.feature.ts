import type { Feature } from '../platform/feature.ts'
import { voiceKey } from './voice-files.ts'
import { removeVoiceFilesOf, voicePurge } from './voice-purge.ts'
import { voiceSubject } from './voice-subject.ts'
import { voicesRoutes } from './voices.routes.ts'

export const voices = {
  routes: voicesRoutes,
  dueWorks: [voicePurge],
  groupTables: ['voices'],
  rows: { voices: 'voices' },
  subject: voiceSubject,
  on: { groupDeleted: removeVoiceFilesOf },
  uploaded: { table: 'voices', keysOf: (objectId) => [voiceKey(objectId)] },
} satisfies Feature
