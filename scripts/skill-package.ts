// Writes the skill for the address that Amazon will call: npm run skill:package -- https://photos.example.org
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { skillProject } from '../server/alexa/package/files.ts'
import { skillAddress } from '../server/alexa/package/skill-address.ts'

const address = skillAddress(process.argv[2] ?? process.env.PUBLIC_URL ?? '')

if ('problem' in address) {
  console.error(address.problem)
  console.error('Please say the address of this server: npm run skill:package -- https://photos.example.org')
  process.exit(1)
}

const certificate = process.env.ALEXA_CERTIFICATE === 'wildcard' ? 'wildcard' : 'trusted'
const folder = resolve('alexa-skill')
// Only what Amazon gets: .ask/ beside it keeps the id of the skill that `ask deploy` has made.
await rm(join(folder, 'skill-package'), { recursive: true, force: true })
const hasShoppingActions = /^(true|1|yes|on)$/i.test(process.env.ALEXA_SHOPPING_ACTIONS ?? '')
const server = { url: address.url, certificate, hasShoppingActions } as const
for (const [path, text] of Object.entries(skillProject(server, process.env.ALEXA_SKILL_ID || null))) {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
console.log(`The skill for ${address.url} is in alexa-skill/. Next:

  cd alexa-skill
  npm install          Amazon's tool, once
  npx ask configure    signs in with the Amazon account, once
  npx ask deploy       makes or updates the skill, and says its id

The steps around it: docs/alexa.md`)
