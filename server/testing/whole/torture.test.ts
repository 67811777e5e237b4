import { expect, test } from 'vitest'
import { seconds } from '../../platform/clock.ts'
import { isSoak, isSweep, rounds } from '../soak.ts'
import { newSeed } from '../torture/chance.ts'
import { tortureByADay } from '../torture/day.ts'
import { tortureByFaults } from '../torture/faults.ts'
import { tortureByKills } from '../torture/kills.ts'
import { tortureByPictures } from '../torture/pictures.ts'
import type { Finding } from '../torture/report.ts'
import { tortureByRequests } from '../torture/requests.ts'
import { tortureByRevocation } from '../torture/revocation.ts'

// The short form of `npm run torture`. No time decides: what is counted are losses, doubles and 5xx. A change is judged by
// the same requests as the one before it: chance looks for new ones in the soak.

const seed = isSoak ? newSeed() : 1

type Part = [name: string, run: () => Promise<Finding[]>]

const parts: Part[] = [
  [
    'killed servers lose nothing, double nothing, and start again',
    () => tortureByKills({ kills: rounds({ quick: 1, full: 6 }), end: Number.POSITIVE_INFINITY }),
  ],
  [
    'generated requests break nothing and read nothing of others',
    () => tortureByRequests({ requests: rounds({ quick: 300, full: 1000 }), seed }),
  ],
  ['what is revoked is gone on every server', tortureByRevocation],
]

const partsOfSweep: Part[] = [
  [
    'after each fault all goes on by itself, and nothing is lost',
    // A busy machine's database is slow without any fault.
    () => tortureByFaults({ lasting: seconds(1), databaseTimeout: 600 }),
  ],
  [
    'damaged pictures are taken or refused',
    () => tortureByPictures({ pictures: rounds({ quick: 25, full: 100 }), seed }),
  ],
  ['a day squeezed into a moment leaves nothing behind', () => tortureByADay({ lasting: 0, hours: 4 })],
]

test.for(isSweep ? [...parts, ...partsOfSweep] : parts)('%s', { timeout: 600_000 }, async ([, run]) => {
  const found = await run()
  expect(
    found.filter(({ isGood }) => !isGood),
    `with the seed ${seed}`,
  ).toEqual([])
})
