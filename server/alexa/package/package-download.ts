import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { App } from '../../platform/context.ts'
import { conflict } from '../../platform/errors.ts'
import { skillProject } from './files.ts'
import { type SkillAddress, skillAddress } from './skill-address.ts'

const folder = 'sunporch-skill'

/** The address of this server as Amazon would call it, or why it cannot. */
export function packageAddress(app: App): SkillAddress {
  const { publicUrl } = app.config
  return publicUrl === null
    ? { problem: 'This server has no public address yet: whoever runs it sets PUBLIC_URL.' }
    : skillAddress(publicUrl)
}

/** What `npm run skill:package` writes, streamed as one ZIP. 409 when Amazon could not call this server. */
export function skillPackageZip(app: App): Readable {
  const address = packageAddress(app)
  if ('problem' in address) throw conflict(address.problem)
  const { alexa, alexaCertificate: certificate } = app.config
  const server = { url: address.url, certificate, hasShoppingActions: alexa?.hasShoppingActions ?? false }
  const files = Object.entries(skillProject(server, alexa?.skillId ?? null))
  const lastModified = app.clock.now()
  const zip = makeZip(files.map(([path, input]) => ({ name: `${folder}/${path}`, input, lastModified })))
  return Readable.fromWeb(zip as Parameters<typeof Readable.fromWeb>[0])
}
