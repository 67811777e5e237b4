// Reading: how many lists a second the server answers.
//   node scripts/with-postgres.mjs node bench/reading.ts [--seconds 2] [--rounds 3] [--only photos,shopping] [--connections 50] [--engine SQLite]
// Without PostgreSQL only SQLite is measured. BENCH_BEFORE names another work tree for a comparison in the same turns.

import { measureInTurns } from './in-turns.ts'
import { fillFamily } from './reading/fill.ts'

await measureInTurns({
  connections: '50',
  fill: fillFamily,
  callsOf({ groupId, cookie, others }) {
    const group = `/api/family-groups/${groupId}`
    const reads = (...paths: string[]) => paths.map((path) => ({ path, cookie }))
    return {
      photos: reads(`${group}/photos`),
      shopping: reads(`${group}/shopping`),
      // Of one person six are answered at once. Here each connection is another family's.
      families: others.map((one) => ({
        path: `/api/family-groups/${one.groupId}/shopping`,
        cookie: one.cookie,
      })),
      activity: reads(`${group}/activity?limit=50`),
      // The five calls with which a Dashboard began before its data came with the page.
      dashboard: reads(
        '/api/auth/user',
        `${group}/photos?limit=5`,
        `${group}/activity?limit=3`,
        `${group}/members`,
        `${group}/shopping`,
      ),
    }
  },
})
