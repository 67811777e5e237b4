import type { Plugin } from 'vite'
import { listFiles } from './manifest.ts'
import { readRelease } from './page-release.ts'

const id = 'virtual:offline-shell'

type Shell = {
  /** The built page. */
  page: string
  /** Keys of the build's manifest. What they load on demand is part of the shell, too. */
  roots: string[]
}

/**
 * Gives a service worker the release of its page and the files of that release, as
 * `import { release, files, words } from 'virtual:offline-shell'`: those of every language, and of each one. Workers are built after the pages: a changed
 * page makes a changed worker, which the browser installs.
 */
export function offlineShell(shells: Record<string, Shell>): Plugin {
  return {
    name: 'offline-shell',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null
      const shell = shells[this.environment.name]
      if (!shell) throw new Error(`${this.environment.name} has no offline shell`)
      const all = [...listFiles(shell.roots), 'favicon.svg'].map((file) => `/${file}`)
      const files = all.filter((file) => languageOf(file) === null)
      // The pages for visitors are of no use without a network, and so are their words.
      const words = Object.groupBy(
        all.filter((file) => languageOf(file) !== null && !file.includes('/words-visitors-')),
        (file) => String(languageOf(file)),
      )
      return `export const release = ${JSON.stringify(readRelease(shell.page))}
export const files = ${JSON.stringify(files)}
export const words = ${JSON.stringify(words)}`
    },
  }
}

/** Null for a file that is the same in every language. */
function languageOf(file: string): string | null {
  return /\/words-[a-z]+-([a-z]{2})-/.exec(file)?.[1] ?? null
}
