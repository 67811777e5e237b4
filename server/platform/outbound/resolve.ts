import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import pLimit from 'p-limit'
import { seconds } from '../clock.ts'

/** What resolves a name into addresses. An error has a code of `getaddrinfo`: ENOTFOUND or EAI_AGAIN. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

type Options = {
  /** DNS servers as `address:port`; without them those of the system. */
  servers?: string[]
  hostsFile?: string
}

/**
 * For names that anybody may choose. `getaddrinfo` waits in one of the few threads that read files and hash passwords as
 * well, so four names whose servers do not answer would stop the whole program. c-ares needs no thread, but does not
 * read the hosts file.
 */
export function resolverOf({ servers, hostsFile = '/etc/hosts' }: Options = {}): Resolve {
  return async (hostname) => {
    const known = await findInHosts(hostsFile, hostname)
    return known.length > 0 ? known : askDns(hostname, servers)
  }
}

/** For names that the operator has chosen, by all the ways that the system knows. It takes at most two of the threads. */
export const resolveBySystem: Resolve = (hostname) => oneOfTwo(() => lookup(hostname, { all: true }))

const oneOfTwo = pLimit(2)

async function findInHosts(file: string, hostname: string): Promise<LookupAddress[]> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/))
  return lines.flatMap(([address = '', ...names]) =>
    isIP(address) && names.includes(hostname.toLowerCase()) ? [{ address, family: isIP(address) }] : [],
  )
}

async function askDns(hostname: string, servers?: string[]): Promise<LookupAddress[]> {
  // A new one each time: it reads the system's servers when it is made, and they change while the program runs.
  const resolver = new Resolver({ timeout: seconds(2), tries: 2 })
  if (servers) resolver.setServers(servers)
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value : []).map((address) => ({ address, family: 4 })),
    ...(v6.status === 'fulfilled' ? v6.value : []).map((address) => ({ address, family: 6 })),
  ]
  if (found.length > 0) return found
  const codes = [v4, v6].map((one) => (one.status === 'rejected' ? one.reason?.code : null))
  const isUnknown = codes.every((code) => code === 'ENOTFOUND' || code === 'ENODATA')
  throw Object.assign(new Error('The name was not resolved.'), {
    code: isUnknown ? 'ENOTFOUND' : 'EAI_AGAIN',
  })
}
