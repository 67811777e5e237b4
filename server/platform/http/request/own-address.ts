import { existsSync } from 'node:fs'
import { type AddressInfo, isIPv4 } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { ServerAddresses } from '#contract/platform/addresses.ts'
import type { Config } from '../../config.ts'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

/** What the address is found by. The request is no part of it: its Host header can be forged. */
export type Surroundings = {
  publicUrl: string | null
  /** What the server listens on. */
  listening: Pick<AddressInfo, 'address' | 'port'>[]
  interfaces: Interfaces
  isContainer: boolean
}

/** The address of this server for other devices, as far as it can know it. */
export function findAddresses({
  publicUrl,
  listening,
  interfaces,
  isContainer,
}: Surroundings): ServerAddresses {
  if (publicUrl && !isLoopbackName(new URL(publicUrl).hostname))
    return { url: publicUrl, others: [], source: 'public' }
  const unknown = (source: ServerAddresses['source']) => ({ url: null, others: [], source })
  const reachable = listening.filter(({ address }) => !isLoopbackName(address))
  const [{ address, port } = { address: '', port: 0 }] = reachable
  if (reachable.length === 0) return unknown('this_machine_only')
  // Links lead to PUBLIC_URL, which other devices take for themselves; a proxy may listen there.
  if (publicUrl) return unknown('local_public_url')
  // A container has a network of its own, which other devices do not reach.
  if (isContainer) return unknown('container')
  const [first, ...others] = isWildcard(address) ? ownAddresses(interfaces) : [address]
  if (!first) return unknown('no_network')
  const toUrl = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return { url: toUrl(first), others: others.map(toUrl), source: 'network' }
}

export function addressesOf(server: FastifyInstance, config: Pick<Config, 'publicUrl'>): ServerAddresses {
  return findAddresses({
    publicUrl: config.publicUrl,
    listening: listeningOf(server),
    interfaces: networkInterfaces(),
    isContainer: existsSync('/.dockerenv') || existsSync('/run/.containerenv'),
  })
}

/**
 * The origin of links that are opened on another device. Where the server does not know it, the links work on
 * this machine, and the pages say what to do.
 */
export function linkOrigin(server: FastifyInstance, config: Pick<Config, 'publicUrl'>): string {
  return addressesOf(server, config).url ?? config.publicUrl ?? `http://localhost:${portOf(server)}`
}

export function portOf(server: FastifyInstance): number {
  return listeningOf(server)[0]?.port ?? 0
}

function listeningOf(server: FastifyInstance): AddressInfo[] {
  return server.addresses().filter((address) => typeof address === 'object')
}

/** Networks of virtual machines, containers and tunnels: no tablet is in them. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt|awdl|llw|bridge|cni|flannel|podman|lxc)|vEthernet|VirtualBox|VMware|Loopback/i

/** IPv4 addresses in the network, those of homes first. */
function ownAddresses(interfaces: Interfaces): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address)
    .toSorted((a, b) => homeRank(a) - homeRank(b))
}

function homeRank(address: string): number {
  if (address.startsWith('192.168.')) return 0
  if (address.startsWith('10.')) return 1
  return /^172\.(1[6-9]|2\d|3[01])\./.test(address) ? 2 : 3
}

function isWildcard(address: string): boolean {
  return address === '0.0.0.0' || address === '::'
}

export function isLoopbackName(host: string): boolean {
  return (
    host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'))
  )
}
