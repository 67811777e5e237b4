import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { callKey, id, instant, requiredText } from '../platform/fields.ts'

/** How many keys one member can have in one group. */
export const mostUploadKeys = 10

/** Where a program sends one picture, with the key in its `Authorization` header: `Bearer …`. */
export const uploadByKeyPath = '/api/upload-keys/photos'

/** A secret with which a program, such as a Shortcut of an iPhone, adds photos to one group for one member. */
const UploadKey = z.object({
  id,
  /** What the person calls the device. */
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
})
export type UploadKey = z.infer<typeof UploadKey>

export const NewUploadKey = z.object({ name: requiredText(80, 'Please name the device.') })

export const uploadKeysApi = {
  list: endpoint('GET /api/family-groups/:groupId/upload-keys', {
    summary: 'The own upload keys in the group, without the secrets',
    access: 'photos:add',
    response: z.array(UploadKey),
  }),
  add: endpoint('POST /api/family-groups/:groupId/upload-keys', {
    summary:
      'Make an upload key; its secret is in this answer only; the same key of a call again is the same one',
    access: 'photos:add',
    status: 201,
    body: z.extend(NewUploadKey, { key: callKey }),
    response: z.extend(UploadKey, { key: z.string() }),
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/upload-keys/:keyId', {
    summary: 'End one of the own upload keys',
    access: 'photos:add',
    response: z.object({ id }),
  }),
}
