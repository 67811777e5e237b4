import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[] }

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
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8'))
  const sizes = Object.entries(pages).map(([page, roots]) => {
    const files = new Set<string>()
    for (const root of roots) collect(manifest, root, files)
    return [page, [...files].reduce((bytes, file) => bytes + brotliSize(file), 0)]
  })
  return Object.fromEntries(sizes)
}

function collect(manifest: Record<string, Chunk>, key: string, files: Set<string>): void {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (files.has(chunk.file)) return
  files.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files)
}

function brotliSize(file: string): number {
  return brotliCompressSync(readFileSync(`${built}/${file}`)).length
}
