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
 * `import { release, files } from 'virtual:offline-shell'`. Workers are built after the pages: a changed
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
      // The pages for visitors are of no use without a network, and so are their words.
      const isKept = (file: string) => !/\/words-\w+-/.test(file)
      const files = [...listFiles(shell.roots).filter(isKept), 'favicon.svg'].map((file) => `/${file}`)
      return `export const release = ${JSON.stringify(readRelease(shell.page))}
export const files = ${JSON.stringify(files)}`
    },
  }
}
