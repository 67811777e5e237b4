import type { Plugin } from 'vite'

/**
 * Leaves Vite's helper out, which fetches the styles of code that is imported on demand: on the screen's page all
 * styles are there from the beginning. Fails the build if that is no longer so.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'screen',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
    generateBundle(_options, bundle) {
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length !== 1)
        throw new Error(`The screen's page has one style sheet, not ${styles.join(', ')}`)
    },
  }
}
