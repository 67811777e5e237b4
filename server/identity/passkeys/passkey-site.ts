import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { isLoopbackName, portOf } from '../../platform/http/request/own-address.ts'

/** Where passkeys work: the origin of the pages, and the name that the passkeys belong to (RP ID). */
export type PasskeySite = { origin: string; rpId: string }

/**
 * Found by PUBLIC_URL, or else this machine; never by the request, whose Host header can be forged. Null where browsers
 * have no passkeys: on plain http, and at an address without a name.
 */
export function passkeySite(server: FastifyInstance, config: Pick<Config, 'publicUrl'>): PasskeySite | null {
  return siteOf(config.publicUrl ?? `http://localhost:${portOf(server)}`)
}

export function siteOf(publicUrl: string): PasskeySite | null {
  const { origin, protocol, hostname } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || isLoopbackName(hostname)
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0
  return isSecure && isName ? { origin, rpId: hostname } : null
}
