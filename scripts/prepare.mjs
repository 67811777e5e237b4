// Installs and builds what is missing or has changed:
//   node scripts/prepare.mjs [--omit=dev] [web] [server] [programs] [tools] [browser]
// Plain JavaScript, because it also runs on an old Node, which it then replaces.
import { mkdirSync } from 'node:fs'
import { prepareBrowser } from './prepare/browser.mjs'
import { prepareEngines } from './prepare/engines.mjs'
import { withLock } from './prepare/lock.mjs'
import { preparePackages } from './prepare/packages.mjs'
import { cacheFolder, root, tools } from './prepare/paths.mjs'
import { preparePrograms, prepareServer } from './prepare/server.mjs'
import { prepareWeb } from './prepare/web.mjs'

const wanted = new Set(process.argv.slice(2))

try {
  mkdirSync(cacheFolder, { recursive: true })
  await withLock(() => {
    preparePackages(root, { omitsDev: wanted.has('--omit=dev') })
    if (wanted.has('web')) prepareWeb()
    if (wanted.has('server')) prepareServer()
    if (wanted.has('programs')) preparePrograms()
    if (wanted.has('tools')) preparePackages(tools)
    if (wanted.has('browser')) prepareBrowser()
    if (wanted.has('browser') && (process.env.SWEEP || process.env.SOAK)) prepareEngines()
  })
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
