import { execFileSync } from 'node:child_process'

const { scripts } = (await import('../package.json', { with: { type: 'json' } })).default

// As `npm start` does before it starts.
execFileSync(process.execPath, ['scripts/prepare.mjs', 'server'], { stdio: 'inherit' })

/** What `npm start` gives to Node: options, and the server's file. */
export const startCommand = scripts.start.split(' ').slice(1)
