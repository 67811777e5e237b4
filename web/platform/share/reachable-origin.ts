import { useQuery } from '@tanstack/react-query'
import { addressesApi, type ServerAddresses } from '#contract/platform/addresses.ts'
import { call } from '../server/api.ts'

export type Reachable = {
  /** The origin to open on another device; null when only this computer knows the server. */
  origin: string | null
  /** To try when the first does not work. */
  others: string[]
  source: ServerAddresses['source']
}

/** At which address another device finds the server. Undefined while that is asked. */
export function useReachable(): Reachable | undefined {
  const { data, isError } = useQuery({
    queryKey: ['/api/addresses'],
    queryFn: () => call(addressesApi.read),
  })
  if (data?.source === 'public' && data.url) return { origin: data.url, others: [], source: 'public' }
  // This browser has reached the server by an address that is no name of this computer alone.
  if (!isLoopback(location.hostname)) return { origin: location.origin, others: [], source: 'public' }
  if (data) return { origin: data.url, others: data.others, source: data.source }
  return isError ? { origin: null, others: [], source: 'this_machine_only' } : undefined
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.')
}
