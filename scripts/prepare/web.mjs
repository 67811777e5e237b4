import { buildOnce } from './build.mjs'
import { builtWeb } from './paths.mjs'

const sources = ['web', 'contract', 'build', 'vite.config.ts', 'package.json', 'package-lock.json']

export function prepareWeb() {
  buildOnce('web', { folder: builtWeb, sources, options: [] })
}
