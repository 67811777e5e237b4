import { defineConfig, mergeConfig } from 'vite'
import server from './vite.server.config.ts'

const programs = [
  'server/account.ts',
  'server/backup.ts',
  'server/doctor.ts',
  'server/mail-test.ts',
  'server/migrate.ts',
  'server/move-to-postgres.ts',
  'server/restore.ts',
  'server/testing/processes/clock-server.ts',
  'server/testing/processes/schedule-worker.ts',
]

// For tests only, which start each of these many times: a bundle starts in a third of the time of the sources. Modules,
// because some of them wait outside of functions.
export default defineConfig(
  mergeConfig(server, {
    // Its file of WebAssembly is beside it, which a module does not find in a bundle.
    ssr: { external: ['libheif-js'] },
    build: {
      outDir: '.cache/programs',
      ssr: true,
      sourcemap: false,
      rollupOptions: {
        input: programs,
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  }),
)
