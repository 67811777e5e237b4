import { isIPv6 } from 'node:net'

/**
 * What limits by address are counted by: an IPv4 address, or the /64 of an IPv6 address, because every home has 2^64 of
 * those.
 */
export function networkOf({ ip }: { ip: string }): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  // An IPv4 address as a socket for both families shows it: ::ffff:192.0.2.1.
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 0xff]).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * The networks around it that one person may have whole, and from each of whose /64 they can call: a /56 and a /48. None
 * for an IPv4 address. Limits by them are loose, because a /48 may also be of many.
 */
export function networksAround({ ip }: { ip: string }): [] | [home: string, site: string] {
  const [, a, b, c, d] = /^(\w+):(\w+):(\w+):(\w+)::\/64$/.exec(networkOf({ ip })) ?? []
  if (a === undefined || d === undefined) return []
  const home = (Number.parseInt(d, 16) & 0xff00).toString(16)
  return [`${a}:${b}:${c}:${home}::/56`, `${a}:${b}:${c}::/48`]
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // As a URL it is written in one way, without an IPv4 part.
  const { hostname } = new URL(`http://[${address}]`)
  const [before = '', after] = hostname.slice(1, -1).split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const [first, last] = [numbers(before), numbers(after ?? '')]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
