import type { Feature } from '../platform/feature.ts'
import { uploadKeysRoutes } from './upload-keys.routes.ts'

export const uploadKeys = {
  routes: uploadKeysRoutes,
  groupTables: ['upload_keys'],
} satisfies Feature
