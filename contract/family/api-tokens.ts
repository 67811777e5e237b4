import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { callKey, id, instant, requiredText } from '../platform/fields.ts'

/** How many tokens one member can have in one group. */
export const mostApiTokens = 10

/** Every token begins with it, so that people and programs that look for lost secrets know one. */
export const apiTokenPrefix = 'sunporch_'

/** A secret with which a program does something in one group as the member who made it. */
const ApiToken = z.object({
  id,
  /** What the person calls the program. */
  name: z.string(),
  right: z.enum(['read', 'change']),
  createdAt: instant,
  /** Written once an hour at most. */
  lastUsedAt: z.nullable(instant),
})
export type ApiToken = z.infer<typeof ApiToken>

export const NewApiToken = z.object({
  name: requiredText(80, 'Please name the program.'),
  right: z.enum(['read', 'change'], 'Please choose what the program may do.'),
})

export const apiTokensApi = {
  assistants: endpoint('GET /api/assistants', {
    summary:
      'The address that assistants are given (MCP); null where whoever runs the server has not switched it on',
    access: 'user',
    response: z.object({ address: z.nullable(z.string()) }),
  }),
  list: endpoint('GET /api/family-groups/:groupId/api-tokens', {
    summary: 'The own API tokens in the group, without the secrets',
    access: 'group:read',
    response: z.array(ApiToken),
  }),
  add: endpoint('POST /api/family-groups/:groupId/api-tokens', {
    summary: 'Make an API token; its secret is in this answer only; the same key again is the same token',
    access: 'group:read',
    status: 201,
    body: z.extend(NewApiToken, { key: callKey }),
    response: z.extend(ApiToken, { token: z.string() }),
  }),
  remove: endpoint('DELETE /api/family-groups/:groupId/api-tokens/:tokenId', {
    summary: 'End one of the own API tokens',
    access: 'group:read',
    response: z.object({ id }),
  }),
}
