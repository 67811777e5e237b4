import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * In the bundle, `import.meta.url` and `import.meta.dirname` of a file of ours say where its source is. So
 * workers and processes are started by their source, as without the bundle, and files beside a source are found.
 */
export function sourcePlaces(): Plugin {
  let folder = ''
  const from = (path: string) => relative(folder, path).replaceAll('\\', '/')
  return {
    name: 'source-places',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    transform: {
      filter: { id: { exclude: /[\\/]node_modules[\\/]/ }, code: 'import.meta.' },
      handler: (code, id) => ({
        code: code
          .replaceAll('import.meta.url', `new URL('${from(id)}', import.meta.url).href`)
          .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${from(dirname(id))}')`),
        // Lines stay as they are.
        map: null,
      }),
    },
  }
}

/** Leaves the packages out of the source maps, which are three times smaller so. */
export function onlyOurMaps(): Plugin {
  return {
    name: 'only-our-maps',
    transform: {
      order: 'post',
      filter: { id: /[\\/]node_modules[\\/]/ },
      handler: (code) => ({ code, map: { mappings: '' } }),
    },
  }
}
