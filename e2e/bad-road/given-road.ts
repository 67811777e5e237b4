import type { BadRoad, Fault, RoadState } from './road.ts'

/** That of the page, which tests put others in the place of. */
export const realFetch = globalThis.fetch

/** What `open` answers. `isLong`: with SOAK=1, every status at every call. */
export type Road = Pick<BadRoad, 'personId' | 'groupId' | 'deliveryId' | 'isLong'>

/** What things in between say that are not our server. */
export const bodies = [
  { type: 'text/html', body: '<html><body><h1>Please sign in to the guests’ network</h1></body></html>' },
  { type: 'text/plain', body: '' },
  { type: 'text/plain', body: 'Unauthorized' },
  { type: 'application/json', body: '{}' },
  { type: 'application/json', body: 'null' },
  { type: 'application/json', body: '[]' },
  {
    type: 'application/json',
    body: '{"status":"ok","id":"1","objectPath":"/somewhere","uploadURL":"/else"}',
  },
  { type: 'application/json', body: '{"error":"not found"}' },
  { type: 'application/json', body: '{"error":{"code":404,"message":"Not found.","status":"NOT_FOUND"}}' },
  { type: 'application/json', body: '{"error":{"code":"upstream_gone","message":"Bad gateway"}}' },
]

/** Instead of the server's answer, which has not heard of the call. */
export function inPlace(status: number) {
  const body = bodies[status % bodies.length] as (typeof bodies)[number]
  return { kind: 'answer', status, ...body, reaches: false } satisfies Fault
}

export const state = () => command<RoadState>('state')

export async function command<Answer>(name: string, body?: object): Promise<Answer> {
  const answer = await realFetch(`/torture/${name}`, { method: 'POST', body: JSON.stringify(body ?? {}) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json() as Promise<Answer>
}

export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
