import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { limits, requiredText } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { User } from './identity.ts'
import { phone } from './phone.ts'

export const ProfileChange = z.object({
  firstName: requiredText(limits.name, 'Please enter your first name.'),
  lastName: requiredText(limits.name, 'Please enter your last name.'),
})
export type ProfileChange = z.infer<typeof ProfileChange>

/** The address of a person's own picture. The version changes with the picture. */
export function facePath(userId: string, version?: string): string {
  return `/api/users/${userId}/picture${version ? `?v=${version}` : ''}`
}

/** Name and picture only for accounts of ours: the others are changed where they sign in. */
export const profileApi = {
  update: endpoint('PATCH /api/auth/user', {
    summary: "Change one's own name",
    access: 'user',
    body: ProfileChange,
    response: User,
  }),
  setPhone: endpoint('PUT /api/auth/user/phone', {
    summary: "Keep one's own telephone number, for every family that one belongs to; null removes it",
    access: 'user',
    body: z.object({ phone }),
    response: User,
  }),
  setLanguage: endpoint('PUT /api/auth/user/language', {
    summary: 'Choose the language in which mails and notices come to one',
    access: 'user',
    body: z.object({ language: z.enum(languages) }),
    response: User,
  }),
  setPicture: endpoint('PUT /api/auth/user/picture', {
    summary: "Make one's own picture of an uploaded object",
    access: 'user',
    body: z.object({ objectPath: z.string().check(z.maxLength(500)) }),
    response: User,
  }),
  removePicture: endpoint('DELETE /api/auth/user/picture', {
    summary: "Remove one's own picture",
    access: 'user',
    response: User,
  }),
}
