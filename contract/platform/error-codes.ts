// Apart from the schemas: every page asks whether a refusal is our server's, and must stay small.

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
