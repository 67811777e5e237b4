import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const web = resolve(import.meta.dirname, '../web')
const icons = '\0small-icons'
const smallSchemas = 'screen/room/offline/small-schemas.ts'

/** Puts the little that the pages use of two libraries in the place of the whole of them (decision 145). */
export function smallLibraries(): Plugin {
  return {
    name: 'small-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source.endsWith('/createLucideIcon.mjs') && importer.includes('/lucide-react/')) return icons
      if (source === 'zod/mini' && this.environment.name === 'screen') return resolve(web, smallSchemas)
      return null
    },
    load: (id) =>
      id === icons
        ? `export { createIcon as default } from ${JSON.stringify(resolve(web, 'platform/ui/small-icon.ts'))}`
        : null,
    // The contract has schemas beside those that the screen keeps. What no page calls is not in the build.
    onLog: (_level, { code, message }) => code !== 'IMPORT_IS_UNDEFINED' || !message.includes(smallSchemas),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && /void 0\)\(/.test(file.code))
          throw new Error(`${file.fileName} calls what ${smallSchemas} does not have`)
    },
  }
}
