import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importsOf, missingFolders, wrongImports } from './imports.ts'
import { tableOwners, wrongTableUses } from './tables.ts'
import { serverTiers, tiersIn } from './tiers.ts'

const paths = globSync('{contract,server,web}/**/*.{ts,tsx}')

test('every import goes the way that the order allows', () => {
  expect(paths.length).toBeGreaterThan(100)
  const files = paths.map((path) => ({ path, imports: importsOf(readFileSync(path, 'utf8')) }))
  expect(wrongImports(files)).toEqual([])
})

test('every folder of the order exists', () => {
  expect(missingFolders(paths)).toEqual([])
  expect(missingFolders([])).toContain('server/photos')
})

test('a feature writes only its own tables, and reads only those of features before it', () => {
  const files = globSync('server/**/*.ts').map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const owners = tableOwners(files)
  expect(owners.size).toBeGreaterThan(20)
  expect(wrongTableUses(files, owners)).toEqual([])
})

test.each([
  ['server/screen/pairing.service.ts', "db.updateTable('devices').set({})", 'call a verb of delivery'],
  ['server/screen/pairing.service.ts', "lockRow(app, 'photos', { id })", 'call a verb of photos'],
  ['server/alexa/echo.service.ts', "rowQueue({ table: 'deliveries' })", 'call a verb of delivery'],
  ['server/family/members.ts', "db.selectFrom('photos')", 'family comes before photos'],
  ['server/delivery/inbox.ts', "query.leftJoin('photos', 'x', 'y')", 'delivery comes before photos'],
])('a wrong use of a table is named: %s, %s', (path, source, why) => {
  const owners = new Map([
    ['devices', 'delivery'],
    ['deliveries', 'delivery'],
    ['photos', 'photos'],
  ])
  expect(wrongTableUses([{ path, source }], owners)).toEqual([expect.stringContaining(why)])
  expect(wrongTableUses([{ path: 'server/alexa/a.ts', source: "selectFrom('photos')" }], owners)).toEqual([])
})

test.each([
  [
    'server/family/groups/groups.service.ts',
    "import { send } from '../../delivery/delivery.service.ts'",
    'family comes before delivery',
  ],
  [
    'server/platform/clock.ts',
    "export { x } from '../photos/photos.service.ts'",
    'platform comes before photos',
  ],
  [
    'server/photos/photos.service.ts',
    "import { x } from '../family/feature/groups.routes.ts'",
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
    "const page = import('../../photos/gallery/photo-card.tsx')",
    'family comes before photos',
  ],
  [
    'web/screen/devices-card.tsx',
    "import { x } from '../photos/gallery/photo-gallery-page.tsx'",
    'reached through its service',
  ],
  ['web/platform/server/api.ts', "import { join } from 'node:path'", 'browsers do not have it'],
  ['contract/photos/photos.ts', "import { x } from '#server/platform/ids.ts'", 'imports nothing of ours'],
  ['contract/photos/photos.ts', "import sharp from 'sharp'", 'only zod'],
])('a wrong import is named: %s, %s', (path, source, why) => {
  const [sentence, ...more] = wrongImports([{ path, imports: importsOf(source) }])
  expect(sentence).toContain(path)
  expect(sentence).toContain(why)
  expect(more).toEqual([])
})

test('a folder without a place is named once, and its imports are not judged', () => {
  const imports = importsOf("import { x } from '../photos/photos.service.ts'")
  const files = ['server/nowhere/nowhere.service.ts', 'server/nowhere/nowhere.routes.ts']
  expect(wrongImports(files.map((path) => ({ path, imports })))).toEqual([
    expect.stringMatching('^server/nowhere has no place .*nowhere.feature.ts'),
  ])
})

test('the tiers are read from the registry, and docs/architecture.md draws each', () => {
  expect(
    tiersIn(`
import { uploadKeys } from './upload-keys/upload-keys.feature.ts'
import { photos } from './photos/photos.feature.ts'
export const tiers = {
  base: [],
  'many things': [photos, uploadKeys],
} as const`),
  ).toEqual([
    ['base', []],
    ['many things', ['photos', 'upload-keys']],
  ])
  const drawn = /```\nbase {2}.*?```/s.exec(readFileSync('docs/architecture.md', 'utf8'))?.[0] ?? ''
  expect([...drawn.matchAll(/^(\S.*?) {2,}/gm)].map(([, tier]) => tier)).toEqual(
    serverTiers.map(([tier]) => tier),
  )
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
