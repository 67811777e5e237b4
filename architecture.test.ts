import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, wrongImports } from './architecture.ts'

test('every import goes the way that the order allows', () => {
  const paths = globSync('{contract,server,web}/**/*.{ts,tsx}')
  expect(paths.length).toBeGreaterThan(100)
  const files = paths.map((path) => ({ path, imports: importsOf(readFileSync(path, 'utf8')) }))
  expect(wrongImports(files)).toEqual([])
})

test.each([
  [
    'server/family/family.service.ts',
    "import { send } from '../delivery/delivery.service.ts'",
    'family comes before delivery',
  ],
  [
    'server/platform/due.ts',
    "export { x } from '../photos/photos.service.ts'",
    'platform comes before photos',
  ],
  [
    'server/photos/photos.service.ts',
    "import { x } from '../family/family.routes.ts'",
    'reached through its service',
  ],
  ['server/photos/photos.service.ts', "import { x } from '../testing/given.ts'", 'testing is for tests'],
  ['server/photos/photos.service.ts', "import { x } from '../app.ts'", 'only the composition root'],
  [
    'server/photos/photos.service.ts',
    "import { x } from '../../web/platform/api.ts'",
    'meet only in the contract',
  ],
  ['server/migrations/002-more.ts', "import { x } from '../platform/ids.ts'", 'only their own day'],
  [
    'web/family/groups/groups-card.tsx',
    "const page = import('../../photos/photo-card.tsx')",
    'family comes before photos',
  ],
  [
    'web/screen/devices-card.tsx',
    "import { x } from '../photos/photo-gallery-page.tsx'",
    'reached through its service',
  ],
  ['web/platform/api.ts', "import { join } from 'node:path'", 'browsers do not have it'],
  ['contract/photos.ts', "import { x } from '#server/platform/ids.ts'", 'imports nothing of ours'],
  ['contract/photos.ts', "import sharp from 'sharp'", 'only zod'],
  ['server/helpers/strings.ts', '', 'has no place in the order'],
])('a wrong import is named: %s, %s', (path, source, why) => {
  const [sentence, ...more] = wrongImports([{ path, imports: importsOf(source) }])
  expect(sentence).toContain(path)
  expect(sentence).toContain(why)
  expect(more).toEqual([])
})

test('imports over several lines, of types and of nothing are found', () => {
  const source =
    "import {\n  one,\n  type Two,\n} from './a.ts'\nimport type { B } from './b.ts'\nimport './c.css'\n"
  expect(importsOf(source)).toEqual([
    { from: './a.ts', isTypeOnly: false },
    { from: './b.ts', isTypeOnly: true },
    { from: './c.css', isTypeOnly: false },
  ])
})
