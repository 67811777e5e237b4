import type { Feature } from '../platform/feature.ts'
import { uploadKeysRoutes } from './upload-keys.routes.ts'
import { endUploadKeysOf } from './upload-keys.service.ts'

export const uploadKeys = {
  routes: uploadKeysRoutes,
  groupTables: ['upload_keys'],
  on: { rightsEnded: endUploadKeysOf },
} satisfies Feature
