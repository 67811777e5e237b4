import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build.mjs'
import { builtPrograms, builtServer, cacheFolder } from './paths.mjs'

const config = 'vite.server.config.ts'
const sources = ['server', 'contract', 'build', config, 'package.json', 'package-lock.json']

/** Builds the bundle that `npm start` runs (decision 063). */
export function prepareServer() {
  const hasBuilt = buildOnce('server', { folder: builtServer, sources, options: ['--config', config] })
  // What was compiled of the files before is never read again. A server that starts meanwhile may add to it.
  if (hasBuilt)
    rmSync(join(cacheFolder, 'compiled'), { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}

const programsConfig = 'vite.programs.config.ts'
const ofTests = ['clock-server', 'moving-clock', 'schedule-worker'].map((name) => `server/testing/${name}.ts`)

/** Builds what tests start besides the server. */
export function preparePrograms() {
  const options = ['--config', programsConfig]
  buildOnce('programs', {
    folder: builtPrograms,
    sources: [...sources, programsConfig, ...ofTests],
    options,
  })
}
