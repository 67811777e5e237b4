import * as z from 'zod/mini'
import {
  type AssistantTokens,
  addAssistantToken,
  renewAssistantToken,
} from '../../family/api-tokens/assistant-tokens.service.ts'
import type { App } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { requireOurs } from './ask.ts'
import { readCode } from './codes.ts'
import { OAuthError } from './oauth-error.ts'

const text = z.string().check(z.maxLength(4000))
const Asked = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: text,
    client_id: text,
    redirect_uri: text,
    code_verifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    resource: z.optional(text),
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: text,
    client_id: text,
    resource: z.optional(text),
  }),
])

/** Gives an assistant its token for a code, or a new one for its renewal (RFC 6749, 5). */
export async function giveToken(app: App, form: unknown, origin: string) {
  const parsed = Asked.safeParse(form)
  if (!parsed.success) throw refusedGrant(form)
  const asked = parsed.data
  requireOurs(asked.resource, origin)
  const clientId = asked.client_id
  const tokens =
    asked.grant_type === 'refresh_token'
      ? await renewAssistantToken(app, { renewal: asked.refresh_token, clientId })
      : await redeemCode(app, asked)
  if (!tokens) throw new OAuthError('invalid_grant', 'This is not valid, or not any more.')
  return {
    access_token: tokens.token,
    token_type: 'Bearer',
    expires_in: tokens.seconds,
    refresh_token: tokens.renewal,
    scope: tokens.right === 'change' ? 'read change' : 'read',
  }
}

type ByCode = { code: string; client_id: string; redirect_uri: string; code_verifier: string }

async function redeemCode(app: App, asked: ByCode): Promise<AssistantTokens | null> {
  const { code, client_id: clientId, redirect_uri: redirect, code_verifier: verifier } = asked
  const answered = readCode(app, { code, clientId, redirect, verifier })
  if (!answered) return null
  const { userId, sessionId, groupId, id, name, right } = answered
  try {
    return await addAssistantToken(
      app,
      { user: { id: userId }, groupId, sessionId },
      { id, name, right, clientId },
    )
  } catch (error) {
    // The person has signed out or left meanwhile, or has as many tokens as one can have.
    if (error instanceof AppError && error.status < 500) throw new OAuthError('invalid_grant', error.message)
    throw error
  }
}

function refusedGrant(form: unknown): OAuthError {
  const known = z.object({ grant_type: z.enum(['authorization_code', 'refresh_token']) }).safeParse(form)
  if (known.success) return new OAuthError('invalid_request', 'Something is missing.')
  return new OAuthError('unsupported_grant_type', 'Codes and refresh tokens are all that there is.')
}
