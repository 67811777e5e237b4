import type * as z from 'zod/mini'
import type { proof } from '#contract/identity/passkeys.ts'
import { ApiError } from '../../platform/server/api.ts'

/** What the person gives to show that it is them. Empty while the server has not asked. */
export type Proof = { [kind in keyof typeof proof]?: NonNullable<z.output<(typeof proof)[kind]>> }

/** Whether the server asks who it is, because the sign-in was a while ago. */
export function isProofNeeded(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'password_needed'
}
