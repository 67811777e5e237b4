import * as z from 'zod/mini'
import { errorCodes } from './error-codes.ts'

export type { ErrorCode } from './error-codes.ts'

/** Something wrong with one field of the request; `path` is its name, with dots. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** The one body of every refusal. `message` is a sentence that a person can act on. */
export const ErrorBody = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string(), issues: z.optional(z.array(Issue)) }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
