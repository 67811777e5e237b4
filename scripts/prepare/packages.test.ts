import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A project with our scripts and one package for running, one for development, and an npm that installs them. */
let project: string
const node = `node-${process.platform}-${process.arch}`

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'sunporch-prepare-'))
  cpSync('scripts', join(project, 'scripts'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  })
  writeFileSync(join(project, 'package-lock.json'), '{}')
  mkdirSync(join(project, 'npm'))
  writeFileSync(join(project, 'npm/npm'), `#!${process.execPath}\n${npm}`)
  chmodSync(join(project, 'npm/npm'), 0o755)
})
afterEach(() => rm(project, { recursive: true, force: true }))

test('a start installs what running needs, a test the rest, and a start after it nothing', async () => {
  await prepare('--omit=dev')
  expect(installed()).toEqual(['running'])
  await prepare('--omit=dev')
  expect(calls()).toHaveLength(1)
  await prepare()
  expect(installed()).toEqual(['running', 'testing'])
  await prepare()
  await prepare('--omit=dev')
  expect(calls()).toHaveLength(2)
})

test('a start after a change of packages keeps those of the tests', async () => {
  await prepare()
  appendFileSync(join(project, 'package-lock.json'), ' ')
  await prepare('--omit=dev')
  expect(calls()).toHaveLength(2)
  expect(installed()).toEqual(['running', 'testing'])
})

test('a newer Node is installed in the same run of npm, and stays when the rest is installed', async () => {
  needNode(99)
  await prepare('--omit=dev')
  await prepare('--omit=dev')
  expect(calls()).toEqual([expect.stringContaining(`${node}@99`)])
  expect(installed()).toEqual([node, 'running'])
  expect(existsSync(join(project, 'node_modules', node, 'include'))).toBe(false)
  await prepare()
  expect(calls()).toHaveLength(2)
  expect(installed()).toEqual([node, 'running', 'testing'])
})

test('a Node that has become too old is replaced, though all packages are there', async () => {
  await prepare()
  needNode(99)
  await prepare('--omit=dev')
  expect(installed()).toEqual([node, 'running', 'testing'])
})

test('two at once install one after the other', async () => {
  const both = await Promise.all([prepare('--omit=dev'), prepare()])
  expect(both.map(({ status }) => status)).toEqual([0, 0])
  expect(installed()).toEqual(['running', 'testing'])
  expect(calls().length).toBeLessThanOrEqual(2)
})

test.each([['--omit=dev'], ['tests']])('an install that was interrupted is begun anew: %s', async (mode) => {
  const args = mode === '--omit=dev' ? [mode] : []
  const process = start(args, { NPM_HANGS: '1' })
  await untilFile(join(project, 'node_modules/half'))
  process.kill('SIGKILL')
  await once(process, 'exit')
  await prepare(...args)
  expect(installed()).toEqual(args.length > 0 ? ['running'] : ['running', 'testing'])
})

test('without a network what is there still starts, also after the rest could not be installed', async () => {
  await prepare('--omit=dev')
  const { status, printed } = await prepareWith([], { NPM_FAILS: '1' })
  expect(status).toBe(1)
  expect(printed).toContain('The packages could not be installed. Is the npm registry reached from here?')
  expect((await prepareWith(['--omit=dev'], { NPM_FAILS: '1' })).status).toBe(0)
  expect(installed()).toEqual(['running'])
  await prepare()
  expect(installed()).toEqual(['running', 'testing'])
})

async function prepare(...args: string[]) {
  const result = await prepareWith(args, {})
  expect(result.printed).not.toMatch(/Error/)
  expect(result.status).toBe(0)
  return result
}

async function prepareWith(args: string[], environment: Record<string, string>) {
  const child = start(args, environment)
  let printed = ''
  child.stdout?.on('data', (data) => (printed += data))
  child.stderr?.on('data', (data) => (printed += data))
  const [status] = await once(child, 'exit')
  return { status: status as number | null, printed }
}

function start(args: string[], environment: Record<string, string>): ChildProcess {
  const path = [join(project, 'npm'), dirname(process.execPath), process.env.PATH].join(delimiter)
  return spawn(process.execPath, [join(project, 'scripts/prepare.mjs'), ...args], {
    env: { ...process.env, PATH: path, ...environment },
  })
}

function needNode(major: number): void {
  const file = join(project, 'scripts/prepare/paths.mjs')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/neededNode = \d+/, `neededNode = ${major}`))
}

/** The lines of what npm was called with. */
function calls(): string[] {
  return readFileSync(join(project, 'calls'), 'utf8').trim().split('\n')
}

/** The packages that are there, and whole. */
function installed(): string[] {
  return [node, 'running', 'testing', 'half'].filter((name) =>
    existsSync(join(project, 'node_modules', name)),
  )
}

async function untilFile(path: string): Promise<void> {
  while (!existsSync(path)) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Does what npm does: installs what is asked for, and removes what is not. `half` is a package without its end. */
const npm = `
const { appendFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs')
const args = process.argv.slice(2)
appendFileSync('calls', args.join(' ') + '\\n')
if (process.env.NPM_FAILS) process.exit(1)
if (process.env.NPM_HANGS) {
  mkdirSync('node_modules/half', { recursive: true })
  const parent = process.ppid
  while (process.ppid === parent) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
  process.exit(1)
}
mkdirSync('node_modules/running', { recursive: true })
if (args.includes('--omit=dev')) rmSync('node_modules/testing', { recursive: true, force: true })
else mkdirSync('node_modules/testing', { recursive: true })
const node = args.find((name) => name.startsWith('node-'))
if (!node) rmSync('node_modules/${node}', { recursive: true, force: true })
else {
  const folder = 'node_modules/' + node.split('@')[0]
  mkdirSync(folder + '/bin', { recursive: true })
  mkdirSync(folder + '/include', { recursive: true })
  writeFileSync(folder + '/bin/node', '#!/bin/sh\\necho v99.0.0\\n')
}
`
