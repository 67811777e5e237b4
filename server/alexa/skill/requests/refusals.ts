import * as z from 'zod/mini'
import { findEcho } from '../../echoes/echo.service.ts'
import { echoInfoOf } from '../../echoes/echo-info.ts'
import { type Refusal, recordRefusal } from '../../setup/refusals.ts'
import type { MakeHandler } from '../request-context.ts'

const ErrorText = z.object({ type: z.optional(z.string()), message: z.optional(z.string()) })
const Complaint = z.object({
  type: z.string(),
  /** Of `SessionEndedRequest`: `USER_INITIATED`, `EXCEEDED_MAX_REPROMPTS` or `ERROR`. */
  reason: z.optional(z.string()),
  error: z.optional(ErrorText),
  /** Of `RuntimeError`. */
  errors: z.optional(z.array(z.extend(ErrorText, { reason: z.optional(z.string()) }))),
})

/**
 * The only ways in which Amazon says that it could not use our answer: the session ended by an error, a directive
 * failed, or the device could not draw a document. Amazon accepts no answer to them.
 */
export const refusals: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope: { request } }) => types.includes(request.type),
  async handle({ requestEnvelope, responseBuilder }) {
    const refusal = refusalOf(Complaint.safeParse(requestEnvelope.request).data)
    if (refusal) {
      const info = echoInfoOf(requestEnvelope)
      await recordRefusal(app, info && (await findEcho(app, info)), refusal)
    }
    return responseBuilder.getResponse()
  },
})

const runtimeError = 'Alexa.Presentation.APL.RuntimeError'
const types = ['SessionEndedRequest', 'System.ExceptionEncountered', runtimeError]

function refusalOf(complaint: z.infer<typeof Complaint> | undefined): Refusal | null {
  if (!complaint) return { code: 'UNKNOWN', message: '' }
  const { type, reason, error, errors = [] } = complaint
  if (type === 'SessionEndedRequest' && reason !== 'ERROR') return null
  if (type !== runtimeError) return { code: codeOf(error?.type), message: error?.message ?? '' }
  const [first] = errors
  return { code: `APL ${codeOf(first?.reason ?? first?.type)}`, message: first?.message ?? '' }
}

/** Amazon's code, which is logged: nothing but the letters of such codes, so that no text of a family can be in it. */
function codeOf(text: string | undefined): string {
  return text && /^[A-Z][A-Z0-9_]{0,60}$/.test(text) ? text : 'UNKNOWN'
}
