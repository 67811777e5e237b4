import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { instant } from '../platform/fields.ts'
import { keepKeys, Onward } from './identity.ts'
import { proof } from './passkeys.ts'

/** One browser that is signed in. */
export const Session = z.object({
  id: z.string(),
  /** What the browser says that it is. */
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  seenAt: instant,
  isThisOne: z.boolean(),
  /** It signed in with a passkey, and not with the password. */
  isByPasskey: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const sessionsApi = {
  list: endpoint('GET /api/auth/sessions', {
    summary: 'The browsers that are signed in, the last seen first',
    access: 'user',
    response: z.array(Session),
  }),
  end: endpoint('DELETE /api/auth/sessions/:sessionId', {
    summary: 'Sign one browser out',
    access: 'user',
    params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
    response: z.object({ id: z.string() }),
  }),
  endAll: endpoint('POST /api/auth/sessions/end', {
    summary:
      'Sign out everywhere, this browser included; without `keepKeys` all that outlives a session ends, and a proof is asked some time after signing in: 403 `password_needed`',
    access: 'user',
    body: z._default(z.object({ keepKeys, ...proof }), { keepKeys: false }),
    response: Onward,
  }),
}
