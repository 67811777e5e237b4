import * as z from 'zod/mini'

/** Why a request was refused, for programs. Each has one status. */
export const errorCodes = [
  'malformed',
  'unauthorized',
  'wrong_password',
  'sign_in_failed',
  'passkey_refused',
  'password_needed',
  'address_not_confirmed',
  'forbidden',
  'registration_closed',
  'not_found',
  'invitation_gone',
  'link_gone',
  'conflict',
  'too_large',
  'invalid',
  'too_many',
  'storage_full',
  'not_from_alexa',
  'internal',
  'not_ready',
  'unavailable',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Something wrong with one field of the request; `path` is its name, with dots. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** The one body of every refusal. `message` is a sentence that a person can act on. */
export const ErrorBody = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string(), issues: z.optional(z.array(Issue)) }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
