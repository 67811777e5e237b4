import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * How the server knows its address for other devices: it was told (`public`), or it is in a network; or why it
 * does not: it runs in a container, it listens on its own machine only, PUBLIC_URL names that machine for itself only, or
 * that machine is in no network.
 */
export const addressSources = [
  'public',
  'network',
  'container',
  'this_machine_only',
  'local_public_url',
  'no_network',
] as const

export const ServerAddresses = z.object({
  /** The origin to open on another device, like http://192.168.1.20:3000; null when it is not known. */
  url: z.nullable(z.string()),
  /** More of them, where the machine is in several networks. */
  others: z.array(z.string()),
  source: z.enum(addressSources),
})
export type ServerAddresses = z.infer<typeof ServerAddresses>

export const addressesApi = {
  read: endpoint('GET /api/addresses', {
    summary: 'The address at which other devices reach this server',
    access: 'user',
    response: ServerAddresses,
  }),
}
