import type { Config } from '../../platform/config.ts'

/** A service that keeps messages for browsers. Makers of browsers run them; an operator may add others. */
type Service = { name: string }

/** Hosts, and with a dot in front all hosts below. */
const known: Record<string, string[]> = {
  // Chromium that was built without Google's keys has the second one.
  Google: ['fcm.googleapis.com', 'jmt17.google.com'],
  Mozilla: ['.push.services.mozilla.com'],
  Apple: ['.push.apple.com'],
  Microsoft: ['.notify.windows.com'],
}

/**
 * The service that an endpoint belongs to; null for an address that nothing is sent to. Endpoints come from browsers:
 * without this list the server could be made to call any address.
 */
export function findService(url: URL, { pushServices }: Pick<Config, 'pushServices'>): Service | null {
  if (url.username || url.password) return null
  // An own service of the operator may be reached by plain http, and inside the own network.
  if (pushServices.includes(url.origin)) return { name: url.host }
  if (url.protocol !== 'https:' || url.port !== '') return null
  const maker = Object.entries(known).find(([, hosts]) => hosts.some((host) => isHost(url.hostname, host)))
  return maker ? { name: maker[0] } : null
}

function isHost(hostname: string, host: string): boolean {
  return host.startsWith('.') ? hostname.endsWith(host) : hostname === host
}
