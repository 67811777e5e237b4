import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type WordPart, wordsOf } from '../contract/pages/page-scripts.ts'
import { languages } from '../contract/platform/languages.ts'

/** What Vite writes about a chunk. `file`, `css` and `assets` are paths below the built folder. */
type Chunk = {
  file: string
  name?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

type Manifest = Record<string, Chunk>

export const builtFolder = resolve(import.meta.dirname, '../dist/web')
/** The app with the sign-in page is one build, the screen's page another. */
export const manifestFiles = { app: '.vite/manifest.json', screen: '.vite/manifest-screen.json' }

/** The one file of all that the screen's page loads at once. Vite drops the empty chunk of `screen.html` itself. */
export const screenRoot = '_screen-page'

/** The keys of words, for each language but English, which is in the pages themselves. A browser loads one language. */
function words(...parts: WordPart[]): string[][] {
  const others = languages.filter((language) => language !== 'en')
  return others.map((language) => parts.map((part) => `_${wordsOf(language, part)}`))
}

const dashboard = ['index.html', '_home', 'dashboard-page.tsx']

/** The modules that a browser loads before it can show each page: in one language. */
const pages = {
  landing: words('common', 'visitors').map((files) => ['index.html', 'landing/landing-page.tsx', ...files]),
  dashboard: [dashboard],
  translatedDashboard: words('common', 'home').map((files) => [...dashboard, ...files]),
  signIn: words('common', 'visitors').map((files) => ['sign-in.html', ...files]),
  screen: languages.map((language) => [screenRoot, `screen/room/language/messages/${language}.ts`]),
}

/** Brotli bytes of JavaScript for each page, of the web as it is built, in the largest language. */
export function measurePages(): Record<keyof typeof pages, number> {
  const manifest = readManifest()
  const sizes = Object.entries(pages).map(([page, choices]) => [
    page,
    Math.max(...choices.map((roots) => measure(manifest, roots))),
  ])
  return Object.fromEntries(sizes)
}

function measure(manifest: Manifest, roots: string[]): number {
  const scripts = new Set(staticImports(manifest, roots).map((key) => chunkOf(manifest, key).file))
  return [...scripts].reduce((bytes, file) => bytes + brotliSize(file), 0)
}

/** Every script, style and font that these modules load, at once or on demand. */
export function listFiles(roots: string[]): string[] {
  const manifest = readManifest()
  const files = staticImports(manifest, [...roots, ...dynamicImports(manifest, roots)]).flatMap((key) => {
    const { file, css = [], assets = [] } = chunkOf(manifest, key)
    return [file, ...css, ...assets]
  })
  return [...new Set([...files, ...files.flatMap(wasmIn)])]
}

/** What a worker fetches by itself, which no manifest names. */
function wasmIn(file: string): string[] {
  if (!/worker.*\.js$/.test(file)) return []
  return readFileSync(join(builtFolder, file), 'utf8').match(/assets\/[\w-]+\.wasm/g) ?? []
}

function readManifest(): Manifest {
  const files = Object.values(manifestFiles).map((file) => join(builtFolder, file))
  const parts = files.filter(existsSync).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest)
  return Object.assign({}, ...parts)
}

/** The keys of the modules and of all that they import, except on demand. */
function staticImports(manifest: Manifest, roots: string[]): string[] {
  const keys = new Set(roots)
  for (const key of keys) for (const next of chunkOf(manifest, key).imports ?? []) keys.add(next)
  return [...keys]
}

/** The keys of what the modules import on demand, themselves or through other modules. */
function dynamicImports(manifest: Manifest, roots: string[]): string[] {
  const onDemand = new Set<string>()
  const visited = new Set(roots)
  for (const key of visited) {
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, key)
    for (const next of dynamicImports) onDemand.add(next)
    for (const next of [...imports, ...dynamicImports])
      if (!chunkOf(manifest, next).isEntry) visited.add(next)
  }
  return [...onDemand]
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => `_${name}` === key)
  if (!chunk) throw new Error(`The build has no ${key}`)
  return chunk
}

function brotliSize(file: string): number {
  return statSync(join(builtFolder, `${file}.br`)).size
}
