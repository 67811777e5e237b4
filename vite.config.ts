import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { filesOf } from './scripts/built-pages.ts'

const web = resolve(import.meta.dirname, 'web')
const built = resolve(import.meta.dirname, 'dist/web')
const server = `http://localhost:${process.env.SERVER_PORT ?? 3001}`

// Three pages: the app, the sign-in page, and the loved one's screen, which has a worker of its own.
export default defineConfig({
  root: web,
  plugins: [react(), tailwindcss(), viewhost(), screenShell(), compressed(), servedPages()],
  build: {
    outDir: built,
    emptyOutDir: true,
    target: 'es2020',
    manifest: true,
    // Fonts and pictures are files, so that the content security policy can name where they are from.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: {
        app: resolve(web, 'index.html'),
        'sign-in': resolve(web, 'sign-in.html'),
        screen: resolve(web, 'screen.html'),
        'screen-worker': resolve(web, 'screen/worker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'screen-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // One file for the icons of several pages: in a file each they would compress badly. Not those of the
        // sign-in page, which would load all of them.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'icons', test: /[\\/]lucide-react[\\/].*[\\/]icons[\\/](?!eye|x\.)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '^/(api|healthz|readyz|metrics)': { target: server, changeOrigin: false } },
  },
})

const renderer = resolve(import.meta.dirname, 'node_modules/apl-viewhost-web/index.js')

/** Amazon's renderer of what an Echo draws: as it is, beside the app and never in it. */
function viewhost(): Plugin {
  return {
    name: 'viewhost',
    writeBundle() {
      const bytes = readFileSync(renderer)
      const target = join(built, 'alexa-frame/viewhost.js')
      writeFileSync(target, bytes)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      writeFileSync(`${target}.br`, brotliCompressSync(bytes, { params }))
    },
    configureServer({ middlewares }) {
      middlewares.use('/alexa-frame/viewhost.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(renderer))
      })
    },
  }
}

/**
 * Writes into the screen's page which release it is, and into its worker all the files of that release,
 * so that a change of any of them is a new worker.
 */
function screenShell(): Plugin {
  return {
    name: 'screen-shell',
    apply: 'build',
    writeBundle() {
      const page = join(built, 'screen.html')
      const html = readFileSync(page, 'utf8')
      const release = createHash('sha256').update(html).digest('hex').slice(0, 16)
      writeFileSync(
        page,
        html.replace('</title>', `</title>\n    <meta name="release" content="${release}" />`),
      )
      const worker = join(built, 'screen-worker.js')
      const files = [...filesOf('screen.html').map((file) => `/${file}`), '/favicon.svg']
      const code = readFileSync(worker, 'utf8')
        .replaceAll('__RELEASE__', JSON.stringify(release))
        .replaceAll('__SHELL__', JSON.stringify(files))
      writeFileSync(worker, code)
    },
  }
}

/** Compressed once when built, and not again for everyone who asks. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle() {
      const folder = join(built, 'assets')
      for (const name of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
        const bytes = readFileSync(join(folder, name))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }))
      }
    },
  }
}

/** While developing, the pages that the server serves under addresses of their own come from here. */
function servedPages(): Plugin {
  const pages: Record<string, string> = { '/api/login': '/sign-in.html', '/screen': '/screen.html' }
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
