import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, optionalText, requiredText } from '../platform/fields.ts'
import { Photo } from './photos.ts'

/** Limits of a group. Names and relations are drawn large and read aloud, so they are short. */
export const peopleLimits = {
  /** Characters of a name, and of a relation. */
  name: 60,
  people: 200,
  /** On one photo. */
  tags: 40,
  /** Photos of one call that tags several. */
  photos: 100,
} as const

/**
 * Somebody whom the loved one knows and who can be on a photo: a member of the group or not. `relation` is who they
 * are to the loved one, in the family's words as said to her: "your grandson".
 */
export const KnownPerson = z.object({
  id,
  name: z.string(),
  relation: z.nullable(z.string()),
  /** The member who this is, by the id of their account: the relation stands beside what they send. */
  userId: z.nullable(id),
  /** Who added the person; null when their account was deleted. */
  addedById: z.nullable(id),
  /** On how many photos they are. */
  photos: z.int(),
})
export type KnownPerson = z.infer<typeof KnownPerson>

const name = requiredText(peopleLimits.name, 'Please enter a name.')
const relation = optionalText(peopleLimits.name)

export const NewKnownPerson = z.object({
  name,
  relation,
  userId: z.optional(z.nullable(id)),
})
export type NewKnownPerson = z.input<typeof NewKnownPerson>

/** Fields that are left out stay. */
export const KnownPersonChange = z.object({
  name: z.optional(name),
  relation: z.optional(relation),
  userId: z.optional(z.nullable(id)),
})
export type KnownPersonChange = z.input<typeof KnownPersonChange>

export const peopleApi = {
  list: endpoint('GET /api/family-groups/:groupId/people', {
    summary: 'The people whom the loved one knows, by name',
    access: 'group:read',
    token: 'read',
    response: z.array(KnownPerson),
  }),
  add: endpoint('POST /api/family-groups/:groupId/people', {
    summary: 'Add a person; the same name and relation again answers the same person',
    access: 'people:tag',
    token: 'change',
    status: 201,
    body: NewKnownPerson,
    response: KnownPerson,
  }),
  update: endpoint('PATCH /api/family-groups/:groupId/people/:personId', {
    summary: 'Change the name or the relation, or say which member this is',
    access: 'people:manage',
    token: 'change',
    body: KnownPersonChange,
    response: KnownPerson,
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/people/:personId', {
    summary:
      'Remove a person from the list and from every photo; they can be brought back with all their photos',
    access: 'people:manage',
    token: 'change',
    response: z.object({ id }),
  }),
  restore: endpoint('POST /api/family-groups/:groupId/people/:personId/restore', {
    summary: 'Bring a removed person back',
    access: 'people:manage',
    token: 'change',
    response: KnownPerson,
  }),
  setRelation: endpoint('PUT /api/family-groups/:groupId/members/:memberId/relation', {
    summary: 'Say who a member is to the loved one; empty takes it back',
    access: 'people:manage',
    body: z.object({ relation }),
    response: z.object({ person: z.nullable(KnownPerson) }),
  }),
  tag: endpoint('PUT /api/family-groups/:groupId/photos/:photoId/people/:personId', {
    summary: 'Say that a person is on a photo; once more changes nothing',
    access: 'people:tag',
    token: 'change',
    response: Photo,
  }),
  untag: endpoint('DELETE /api/family-groups/:groupId/photos/:photoId/people/:personId', {
    summary: 'Say that a person is not on a photo; once more changes nothing',
    access: 'people:tag',
    token: 'change',
    response: Photo,
  }),
  tagSeveral: endpoint('PATCH /api/family-groups/:groupId/people/:personId/photos', {
    summary: 'Say of several photos whether a person is on them; answers those that this changed',
    access: 'people:tag',
    token: 'change',
    body: z.object({
      photoIds: z
        .array(id, 'Please choose photos.')
        .check(z.minLength(1, 'Please choose photos.'), z.maxLength(peopleLimits.photos)),
      isOn: z.boolean('Please say whether the person is on the photos: true or false.'),
    }),
    response: z.object({ photoIds: z.array(id) }),
  }),
}
