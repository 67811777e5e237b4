import { defineConfig } from 'vite'
import { onlyOurMaps, sourcePlaces } from './build/server-sources.ts'

// The server and its packages in few files, because a start takes as long as there are files to load (decision 063).
export default defineConfig({
  plugins: [sourcePlaces(), onlyOurMaps()],
  // It is native, and stays where it was installed.
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    copyPublicDir: false,
    ssr: 'server/bundled.mjs',
    target: 'node26',
    minify: false,
    sourcemap: true,
    rollupOptions: {
      output: {
        // Node loads it faster than modules, which also load what of Node's own `node:http` only browsers' code needs.
        format: 'cjs',
        entryFileNames: '[name].cjs',
        // A server that runs while the next one is built finds no file of another build under a name that it knows.
        chunkFileNames: '[name]-[hash].cjs',
        sourcemapExcludeSources: true,
      },
    },
  },
})
