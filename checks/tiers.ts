import { readFileSync } from 'node:fs'

const imported = /^import \{ (\w+) \} from '\.\/([\w-]+)\/(?:feature\/)?\2\.feature\.ts'$/gm
const tier = /^ {2}'?([a-z ]+)'?: \[([^\]]*)\],$/gm

/** The folders of each tier, in order. `server/features.ts` is read as a text, because it imports the whole server. */
export function tiersIn(source: string): [tier: string, folders: string[]][] {
  const folders = new Map([...source.matchAll(imported)].map(([, name = '', folder = '']) => [name, folder]))
  const [, listed = ''] = /export const tiers = \{\n(.*?)\n\}/s.exec(source) ?? []
  return [...listed.matchAll(tier)].map(([, name = '', features = '']) => [
    name,
    [...features.matchAll(/\w+/g)].map(([feature]) => folders.get(feature) ?? feature),
  ])
}

export const serverTiers = tiersIn(readFileSync('server/features.ts', 'utf8'))
