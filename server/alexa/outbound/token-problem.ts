import * as z from 'zod/mini'
import type { AmazonAnswer } from '../amazon-answer.ts'

/** The scopes of tokens that this server asks for, with what each is for. */
export const scopes = {
  'alexa::proactive_events': { lets: 'send notifications', needs: 'the notifications' },
  'alexa::datastore': { lets: 'fill its widget', needs: 'the Data Store' },
} as const
export type Scope = keyof typeof scopes

/** The error of an OAuth 2.0 token endpoint. */
const Refusal = z.object({ error: z.string().check(z.regex(/^[a-z_]{1,40}$/)) })

/**
 * Why Amazon gave no token, as its own error code and as a sentence for somebody who can mend it. Null: it may
 * work the next time (no answer, a rate limit, a fault on Amazon's side).
 */
export function tokenProblem(
  scope: Scope,
  { status, body }: AmazonAnswer,
): { code: string; why: string } | null {
  if (status === 0 || status === 429 || status >= 500) return null
  const parsed = Refusal.safeParse(body)
  const code = parsed.success ? parsed.data.error : `status ${status}`
  return { code, why: sentences[code]?.(scope) ?? `Amazon does not let this server speak (${code}).` }
}

const sentences: Record<string, (scope: Scope) => string> = {
  invalid_client: () =>
    'Amazon does not accept this server’s client id and secret. ALEXA_CLIENT_ID or ALEXA_CLIENT_SECRET is not that of the skill.',
  unauthorized_client: notInPackage,
  invalid_scope: notInPackage,
}

function notInPackage(scope: Scope): string {
  const { lets, needs } = scopes[scope]
  return `Amazon does not let the skill ${lets}: it was imported without ${needs}. Please run “ask deploy” with a new skill package.`
}
