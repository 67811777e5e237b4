// Writes skill-package/ for the address that Amazon will call: npm run skill:package -- https://photos.example.org
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { skillPackage } from '../server/alexa/package/files.ts'

const input = process.argv[2] ?? process.env.PUBLIC_URL ?? ''
const url = URL.canParse(input) ? new URL(input) : null

if (url?.protocol !== 'https:' || (url.port !== '' && url.port !== '443')) {
  console.error('Please say the https address that Amazon will call, on port 443:')
  console.error('  npm run skill:package -- https://photos.example.org')
  process.exit(1)
}

const folder = resolve('skill-package')
await rm(folder, { recursive: true, force: true })
for (const [path, content] of Object.entries(skillPackage(url.href.replace(/\/+$/, '')))) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`)
}
console.log('skill-package/ is ready. What to do with it: docs/alexa.md')
