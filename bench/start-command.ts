import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

// As `npm start` does before it starts.
execFileSync(process.execPath, ['scripts/prepare.mjs', 'server'], { stdio: 'inherit' })

/** What `npm start` gives to Node: options, and the server's file. */
export const startCommand = startCommandOf('.')

/** The same in another work tree, which has been prepared. */
export function startCommandOf(tree: string): string[] {
  const { scripts } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'))
  const words: string[] = scripts.start.split(' ').slice(1)
  return [...words.slice(0, -1), resolve(tree, words.at(-1) ?? '')]
}
