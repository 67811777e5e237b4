import { build, type Plugin } from 'vite'
import type { Realm } from '../world/scheduler.ts'
import { globalNames, type SimulatedBrowser } from './browser.ts'

/** Opens a page in a browser: the code begins anew, with what the browser has stored. */
export type OpenPage<Page> = (browser: SimulatedBrowser, realm: Realm) => Page

type Pages = {
  screen: OpenPage<typeof import('./screen-page.ts')>
  shopping: OpenPage<typeof import('./shopping-page.ts')>
  upload: OpenPage<typeof import('./upload-page.ts')>
}

/** The pages as they are built, each as a function of what it takes from its browser. `plugins` may change sources. */
export async function buildPages(plugins: Plugin[] = []): Promise<Pages> {
  const [screen, shopping, upload] = await Promise.all(
    ['screen-page', 'shopping-page', 'upload-page'].map((name) => buildPage(name, plugins)),
  )
  return { screen, shopping, upload } as Pages
}

async function buildPage(name: string, plugins: Plugin[]): Promise<OpenPage<object>> {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: `simulation/pages/${name}.ts`, formats: ['cjs'] },
      // What is painted is fetched when it is first shown, which is never.
      rolldownOptions: { external: /\/uploads\.tsx$/, output: { codeSplitting: false } },
    },
  })
  const chunk = [outputs].flat().flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${name} was not built`)
  // A function and not a context of `node:vm`, which takes a hundred times as long to make.
  const run = new Function('exports', ...globalNames, chunk.code)
  return (browser, realm) => {
    const exports = {}
    const globals = browser.globalsFor(realm)
    run(exports, ...globalNames.map((name) => globals[name]))
    return exports
  }
}
