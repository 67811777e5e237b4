import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Each takes tens of milliseconds and megabytes, and a family that only reads a list needs none of them. */
const later = [
  'sharp',
  'pg',
  'nodemailer',
  'ask-sdk-core',
  'ask-sdk-express-adapter',
  '@aws-sdk/client-s3',
  'node-ical',
  'libheif-js',
  'modern-tar',
]

test('a start loads no package that is needed for some requests only', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  const loaded = stdout.trim().split('\n')
  expect(loaded).toContain('fastify')
  expect(loaded.filter((name) => later.includes(name))).toEqual([])
})

/** Prints the name of each package that the server's code loads. */
const program = `
import { registerHooks } from 'node:module'
const names = new Set()
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    names.add(/.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url)?.[1])
    return found
  },
})
await import('./server/start.ts')
console.log([...names].join('\\n'))
process.exit()
`
