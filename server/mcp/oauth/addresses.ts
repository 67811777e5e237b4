import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { publicUrl } from '../../platform/http/request/origin.ts'

/** Where assistants come that get their token by OAuth. The token says whose family it is. */
export const assistantsPath = '/api/mcp'
/** The page on which a person decides. It is no call, so a sign-in leads back to it. */
export const consentPath = '/connect-assistant'
export const tokenPath = '/api/oauth/token'
export const revokePath = '/api/oauth/revoke'
export const registerPath = '/api/oauth/register'
export const resourceMetadataPath = '/.well-known/oauth-protected-resource'
export const serverMetadataPath = '/.well-known/oauth-authorization-server'

export function originFor(request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string {
  return new URL(publicUrl(request, config)).origin
}

/** What a 401 says, so that an assistant finds out by itself where to ask (RFC 9728, 5.1). */
export function challenge(origin: string, hasToken: boolean): string {
  const parts = [
    `resource_metadata="${origin}${resourceMetadataPath}${assistantsPath}"`,
    'scope="read change"',
  ]
  return `Bearer ${[...(hasToken ? ['error="invalid_token"'] : []), ...parts].join(', ')}`
}

/** What is protected, and who gives tokens for it (RFC 9728). */
export function resourceMetadata(origin: string) {
  return {
    resource: origin + assistantsPath,
    resource_name: 'Sunporch',
    authorization_servers: [origin],
    scopes_supported: ['read', 'change'],
    bearer_methods_supported: ['header'],
  }
}

/** What OAuth can be spoken here (RFC 8414). */
export function serverMetadata(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: origin + consentPath,
    token_endpoint: origin + tokenPath,
    registration_endpoint: origin + registerPath,
    revocation_endpoint: origin + revokePath,
    revocation_endpoint_auth_methods_supported: ['none'],
    scopes_supported: ['read', 'change'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }
}
