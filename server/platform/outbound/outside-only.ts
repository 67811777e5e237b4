import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { type Resolve, resolveBySystem, resolverOf } from './resolve.ts'

/** A name that leads to nothing but addresses inside the own network. */
export class InnerAddress extends Error {}

/**
 * A `lookup` for sockets that leaves out addresses inside the own network. It decides by the addresses that the socket
 * then connects to, so a name that is resolved differently the next time changes nothing.
 */
export function outsideOnly(resolve: Resolve = resolverOf()): LookupFunction {
  return lookupBy(async (hostname) => {
    const found = (await resolve(hostname)).filter(({ address }) => isOutside(address))
    if (found.length === 0) throw new InnerAddress('The name leads into the own network.')
    return found
  })
}

/** A `lookup` for sockets to servers that the operator has named, by whatever the system knows. */
export const anywhere = lookupBy(resolveBySystem)

function lookupBy(resolve: Resolve): LookupFunction {
  return (hostname, { all }, done) => {
    resolve(hostname).then(
      (found) => {
        const [{ address, family } = { address: '', family: 0 }] = found
        if (all) done(null, found)
        else done(null, address, family)
      },
      (error: NodeJS.ErrnoException) => done(error, ''),
    )
  }
}

/** Whether the host is no name but an inner address. For such a host a socket calls no `lookup`. */
export function isInnerLiteral({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return (literal.includes(':') || /^[\d.]+$/.test(literal)) && !isOutside(literal)
}

/** Whether an address is one of the Internet, and neither of this machine nor of any network behind it. */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  const bytes = parsed.toByteArray()
  // An IPv4 address through NAT64, in networks without IPv4. Other prefixes have it at another place.
  if (startsWith(bytes, nat64)) return isOutside(bytes.slice(-4).join('.'))
  return parsed.range() === 'unicast' && !startsWith(bytes, ipv4Compatible)
}

/** 64:ff9b::/96 */
const nat64 = [0x00, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0]
/** ::/96, once for an IPv4 address in an IPv6 one: nobody on the Internet has it. */
const ipv4Compatible = Array.from({ length: 12 }, () => 0)

function startsWith(bytes: number[], prefix: number[]): boolean {
  return bytes.length > prefix.length && prefix.every((byte, index) => bytes[index] === byte)
}
