import { dirname, join, normalize } from 'node:path'
import { serverTiers } from './tiers.ts'

const serverOrder = serverTiers.flatMap(([, folders]) => folders)

/** The web's folders stand in the order of the server's, but for these: each comes right after the one that it names. */
const webPlaces: Record<string, string> = {
  landing: 'platform',
  people: 'life',
  'other-programs': 'notices',
  'app-worker': 'notices',
  settings: 'recovery',
}

/** A folder imports only folders before it, so there is no cycle of folders. Biome's rule noImportCycles finds cycles of files. */
export const order = {
  server: [...serverOrder, 'testing'],
  web: [...serverOrder.filter((folder) => !(folder in webPlaces)).flatMap(withFollowers), 'testing'],
}

function withFollowers(folder: string): string[] {
  return [folder, ...Object.keys(webPlaces).filter((follower) => webPlaces[follower] === folder)]
}

export type SourceFile = { path: string; imports: Import[] }
type Import = { from: string; isTypeOnly: boolean }

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm

/** Every import and re-export of a source text, dynamic ones too. */
export function importsOf(source: string): Import[] {
  return [...source.matchAll(statement)].map(([, type, from, dynamic]) => ({
    from: (from ?? dynamic) as string,
    isTypeOnly: type !== undefined,
  }))
}

/** Folders of the order that do not exist. On the web a feature of the server may have none. */
export function missingFolders(paths: string[]): string[] {
  const folders = new Set(paths.map((path) => path.split('/').slice(0, 2).join('/')))
  return [
    ...order.server.map((name) => `server/${name}`),
    ...Object.keys(webPlaces).map((name) => `web/${name}`),
  ].filter((folder) => !folders.has(folder))
}

/** A sentence for each folder without a place, and for each import that goes the wrong way, naming both files. */
export function wrongImports(files: SourceFile[]): string[] {
  const misplaced = files.filter(({ path }) => isMisplaced(path))
  return [
    ...new Set(misplaced.map(({ path }) => sentenceOf(path))),
    ...files
      .filter((file) => !misplaced.includes(file))
      .flatMap((file) => file.imports.flatMap((imported) => wrong(file.path, imported))),
  ]
}

function isMisplaced(path: string): boolean {
  const { side, folder } = placeOf(path)
  if (folder === null || !isOrdered(side)) return false
  if (folder === (side === 'server' ? 'migrations' : 'public')) return false
  return rankOf(side, folder) < 0
}

function sentenceOf(path: string): string {
  const { side, folder } = placeOf(path)
  return `${side}/${folder} has no place in the order: list server/${folder}/${folder}.feature.ts in a tier of server/features.ts${
    side === 'web' ? ', or the folder in webPlaces of checks/imports.ts' : ''
  }`
}

function wrong(path: string, { from, isTypeOnly }: Import): string[] {
  const target = resolved(path, from)
  const here = placeOf(path)
  if (target === null) return wrongPackage(path, here.side, from)
  const there = placeOf(target)
  const say = (why: string) => [`${path} imports ${target}: ${why}`]
  if (here.side === 'contract')
    return there.side === 'contract' ? [] : say('the contract imports nothing of ours')
  if (!isOrdered(here.side)) return []
  if (there.side === 'contract') return []
  if (there.side !== here.side) return say(`${here.side} and ${there.side} meet only in the contract`)
  return wrongWithin(path, target, isTypeOnly).flatMap(say)
}

/** On one side, server or web. */
function wrongWithin(path: string, target: string, isTypeOnly: boolean): string[] {
  const here = placeOf(path)
  const there = placeOf(target)
  const isTest = isTestFile(path)
  if (here.folder === null || !isOrdered(here.side)) return []
  if (here.folder === 'migrations')
    return there.folder === 'migrations' ? [] : ['migrations know only their own day']
  if (there.folder === 'testing') return isTest || here.folder === 'testing' ? [] : ['testing is for tests']
  if (here.folder === 'testing' || here.folder === there.folder) return []
  if (isTest) return []
  if (there.folder === null) return ['only the composition root composes']
  if (rankOf(here.side, there.folder) > rankOf(here.side, here.folder))
    return [`${here.folder} comes before ${there.folder}`]
  if (isTypeOnly || there.folder === 'platform') return []
  if (/\.routes\.ts$|\.tables\.ts$|-page\.tsx$/.test(target))
    return ['another feature is reached through its service']
  return []
}

function wrongPackage(path: string, side: string, name: string): string[] {
  if (side === 'contract' && name !== 'zod/mini' && !isTestFile(path))
    return [`${path} imports ${name}: the contract imports only zod`]
  if (side === 'web' && name.startsWith('node:')) return [`${path} imports ${name}: browsers do not have it`]
  if (path.startsWith('server/migrations/') && !/^kysely($|\/)/.test(name)) {
    return [`${path} imports ${name}: migrations know only Kysely`]
  }
  return []
}

function isTestFile(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** The file that is meant, from the project's root; null for a package. */
export function resolved(path: string, from: string): string | null {
  if (from.startsWith('#')) return from.slice(1)
  return from.startsWith('.') ? normalize(join(dirname(path), from)) : null
}

export function placeOf(path: string): { side: string; folder: string | null } {
  const [side = '', folder = '', rest] = path.split('/')
  return { side, folder: rest === undefined ? null : folder }
}

function isOrdered(side: string): side is keyof typeof order {
  return side in order
}

export function rankOf(side: keyof typeof order, folder: string): number {
  return order[side].indexOf(folder)
}
