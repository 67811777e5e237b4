import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

const built = 'dist/web'

/** What a browser loads before it can show each page. */
const pages = {
  landing: ['index.html', 'landing/landing-page.tsx'],
  dashboard: ['index.html', 'shell.tsx', 'dashboard-page.tsx'],
  signIn: ['sign-in.html'],
  screen: ['screen.html'],
}

/** Brotli bytes of JavaScript for each page, of the web as it is built. */
export function sizesOf(): Record<keyof typeof pages, number> {
  const manifest = readManifest()
  const sizes = Object.entries(pages).map(([page, roots]) => {
    const files = new Set<string>()
    for (const root of roots) collect(manifest, root, files)
    return [page, [...files].reduce((bytes, file) => bytes + brotliSize(file), 0)]
  })
  return Object.fromEntries(sizes)
}

/** Everything that a page may ever load of itself: scripts, styles and fonts. */
export function filesOf(page: string): string[] {
  const manifest = readManifest()
  const keys = new Set([page])
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = chunkOf(manifest, key)
    for (const next of [...imports, ...dynamicImports]) keys.add(next)
  }
  const files = [...keys].flatMap((key) => {
    const { file, css = [], assets = [] } = chunkOf(manifest, key)
    return [file, ...css, ...assets]
  })
  return [...new Set(files)]
}

type Manifest = Record<string, Chunk>

function readManifest(): Manifest {
  return JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = chunkOf(manifest, key)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}

function chunkOf(manifest: Manifest, key: string): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  return chunk
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(`${built}/${file}`)).length
}
