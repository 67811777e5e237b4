// Writing: how many durable changes a second the server makes.
//   node scripts/with-postgres.mjs --durable node bench/writing.ts [--seconds 2] [--rounds 3] [--only tick] [--connections 1,50] [--engine SQLite]
// Without PostgreSQL only SQLite is measured. TMPDIR must be on a disk: in memory a sync costs nothing. BENCH_BEFORE
// names another work tree for a comparison in the same turns.

import { measureInTurns } from './in-turns.ts'
import { fillFamilies } from './writing/fill.ts'

const families = 100
const minute = 60_000

await measureInTurns({
  connections: '1,50',
  fill: (config) => fillFamilies(config, families),
  callsOf: (families) => ({
    tick: [true, false].flatMap((isCompleted) =>
      families.flatMap(({ itemIds, cookie }) =>
        itemIds.map((id) => ({
          method: 'PATCH' as const,
          path: `/api/shopping-items/${id}/toggle`,
          cookie,
          body: () => ({ isCompleted }),
        })),
      ),
    ),
    add: families.map(({ groupId, cookie }) => ({
      method: 'POST' as const,
      path: `/api/family-groups/${groupId}/shopping/items`,
      cookie,
      body: () => ({ name: 'Tea', quantity: '2', notes: null }),
    })),
    answer: families.map(({ deliveryId, screenCookie }) => ({
      method: 'POST' as const,
      path: `/api/screen/deliveries/${deliveryId}/answers`,
      cookie: screenCookie,
      // Two minutes apart, because the same answer within a minute is one answer.
      body: (number: number) => ({
        kind: 'heart',
        answeredAt: new Date(Date.now() - number * 2 * minute).toISOString(),
      }),
    })),
  }),
})
