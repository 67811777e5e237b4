import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What resolves a name into addresses. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true })

/** A name that leads to nothing but addresses inside the own network. */
export class InnerAddress extends Error {}

/**
 * A `lookup` for sockets that leaves out addresses inside the own network. It decides by the addresses that the socket
 * then connects to, so a name that is resolved differently the next time changes nothing.
 */
export function outsideOnly(resolve: Resolve): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [first, ...others] = found.filter(({ address }) => isOutside(address))
        if (!first) return done(new InnerAddress('The name leads into the own network.'), '')
        if (all) done(null, [first, ...others])
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}

/** Whether an address is one of the Internet, and neither of this machine nor of any network behind it. */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() === 'unicast') return true
  // An IPv4 address through NAT64, in networks without IPv4.
  return parsed.range() === 'rfc6052' && isOutside(embeddedIpv4(parsed))
}

function embeddedIpv4(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join('.')
}
