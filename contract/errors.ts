import * as z from 'zod/mini'

/** The one body of every refusal. `message` is a sentence that a person can act on. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
