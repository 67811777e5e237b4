import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { appManifests } from './build/app-manifests.ts'
import { bareImports } from './build/bare-imports.ts'
import { fileOf } from './build/code-splitting.ts'
import { compressed } from './build/compressed.ts'
import { firstPaint } from './build/first-paint.ts'
import { infoPages } from './build/info-pages.ts'
import { builtFolder, manifestFiles, screenRoot } from './build/manifest.ts'
import { offlineShell } from './build/offline-shell.ts'
import { pageRelease } from './build/page-release.ts'
import { pageScripts } from './build/page-scripts.ts'
import { smallLibraries } from './build/small-libraries.ts'
import { viewhost } from './build/viewhost.ts'

const web = resolve(import.meta.dirname, 'web')
const server = `http://localhost:${process.env.SERVER_PORT ?? 3001}`

// One build after the other: the app with the sign-in page, the screen's page, and the service workers,
// which name the files of the pages. The screen is apart so that it loads nothing of the app (decision 027).
export default defineConfig({
  root: web,
  plugins: [
    react(),
    tailwindcss(),
    viewhost(),
    bareImports(),
    smallLibraries(),
    firstPaint(),
    infoPages(),
    appManifests(),
    pageRelease(),
    pageScripts(),
    offlineShell({
      screenWorker: { page: 'screen.html', roots: [screenRoot] },
      appWorker: { page: 'index.html', roots: ['index.html'] },
    }),
    compressed(),
    servedPages(),
  ],
  build: {
    outDir: builtFolder,
    target: 'es2020',
    // Fonts and pictures are files, so that the content security policy can name where they are from.
    assetsInlineLimit: 0,
    // Browsers without it load the same files, one step later.
    modulePreload: { polyfill: false },
  },
  builder: {},
  environments: {
    client: {
      build: {
        emptyOutDir: true,
        // Its layers of styles need these. For older ones Vite would guess from the language which side is the start.
        cssTarget: ['chrome99', 'safari15.4', 'firefox97'],
        manifest: manifestFiles.app,
        rollupOptions: {
          input: {
            app: resolve(web, 'index.html'),
            'sign-in': resolve(web, 'sign-in.html'),
            privacy: resolve(web, 'privacy.html'),
            terms: resolve(web, 'terms.html'),
          },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: (id, context) => fileOf(id, context), debugName: 'files of many pages' }],
            },
          },
        },
      },
    },
    screen: page({
      // What it loads on demand is one file, which needs no help.
      modulePreload: false,
      manifest: manifestFiles.screen,
      rollupOptions: {
        input: { screen: resolve(web, 'screen.html') },
        output: {
          // All that the page loads at once is one file: what parts on demand share would compress badly alone.
          codeSplitting: {
            groups: [{ name: screenRoot.slice(1), test: /[\\/]screen[\\/]room[\\/]main\.tsx$/ }],
          },
          // The page names each of its parts: their names alone would be a hundred bytes more.
          chunkFileNames: ({ name }) => `assets/${name === screenRoot.slice(1) ? `${name}-` : ''}[hash].js`,
        },
      },
    }),
    screenWorker: worker('screen-worker', 'screen/worker.ts'),
    appWorker: worker('app-worker', 'app-worker/worker.ts'),
    // At the addresses of the workers that the app had before.
    shareWorker: worker('share-worker', 'app-worker/ended-worker.ts'),
    shoppingWorker: worker('shopping-worker', 'app-worker/ended-worker.ts'),
  },
  server: {
    proxy: { '^/(api|healthz|readyz|metrics|operator|unsubscribe)': { target: server, changeOrigin: false } },
  },
})

/** A further build into the same folder. */
function page(build: EnvironmentOptions['build']): EnvironmentOptions {
  return { consumer: 'client', build: { emptyOutDir: false, copyPublicDir: false, ...build } }
}

/** A service worker is one file at an address that stays the same. */
function worker(name: string, source: string): EnvironmentOptions {
  return page({
    modulePreload: false,
    rollupOptions: {
      input: { [name]: resolve(web, source) },
      output: { entryFileNames: '[name].js', format: 'iife' },
    },
  })
}

/** While developing, the pages that the server serves under addresses of their own come from here. */
function servedPages(): Plugin {
  const pages: Record<string, string> = {
    '/api/login': '/sign-in.html',
    '/screen': '/screen.html',
    '/privacy': '/privacy.html',
    '/terms': '/terms.html',
  }
  return {
    name: 'served-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const [path = ''] = (request.url ?? '').split('?')
        request.url = pages[path] ?? request.url
        next()
      })
    },
  }
}
