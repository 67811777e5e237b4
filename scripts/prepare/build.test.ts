import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A project with our scripts and a server of one file, and stand-ins for npm and for Vite, which copies that file. */
let project: string

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'sunporch-build-'))
  cpSync('scripts', join(project, 'scripts'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  })
  write('package.json', '{}')
  write('package-lock.json', '{}')
  write('vite.server.config.ts', '')
  write('server/start.ts', 'one')
  program('npm/npm', '')
  program('node_modules/.bin/vite', vite)
})
afterEach(() => rm(project, { recursive: true, force: true }))

test('the server is built once, and again when a source, the packages or how it is built has changed', async () => {
  await prepare()
  await prepare()
  expect(builds()).toBe(1)
  const changes = ['server/start.ts', 'contract/photos/photos.ts', 'package-lock.json', 'package.json']
  for (const file of [...changes, 'vite.server.config.ts', 'build/server-sources.ts']) {
    write(file, `changed ${file}`)
    const before = builds()
    await prepare()
    await prepare()
    expect(builds(), file).toBe(before + 1)
  }
  expect(built()).toBe('changed server/start.ts')
})

test('a new file and a removed one are changes, a test or a page is none', async () => {
  await prepare()
  write('server/testing/whole/start.test.ts', 'a test')
  write('server/testing/given/given.ts', 'for tests')
  write('web/index.html', 'a page')
  await prepare()
  expect(builds()).toBe(1)
  write('server/more.ts', '')
  await prepare()
  expect(builds()).toBe(2)
  rmSync(join(project, 'server/more.ts'))
  await prepare()
  expect(builds()).toBe(3)
})

test('the content counts: not the time of a file alone, and a change of the same size and time', async () => {
  await prepare()
  const file = join(project, 'server/start.ts')
  const { atime, mtime } = statSync(file)
  utimesSync(file, new Date(), new Date(Date.now() + 60_000))
  await prepare()
  expect(builds()).toBe(1)
  write('server/start.ts', 'two')
  utimesSync(file, atime, mtime)
  await prepare()
  expect(built()).toBe('two')
})

test('a server that cannot be built is not started, and is built when it is mended', async () => {
  await prepare()
  write('server/start.ts', 'broken')
  const { status, printed } = await prepareWith({})
  expect(status).toBe(1)
  expect(printed).toContain('The server could not be built.')
  expect((await prepareWith({})).status).toBe(1)
  write('server/start.ts', 'mended')
  await prepare()
  expect(built()).toBe('mended')
})

test('a build that was interrupted is made again', async () => {
  await prepare()
  write('server/start.ts', 'two')
  const interrupted = start({ VITE_HANGS: '1' })
  while (existsSync(join(project, 'dist/server/bundled.cjs'))) await pause()
  interrupted.kill('SIGKILL')
  await once(interrupted, 'exit')
  await prepare()
  expect(built()).toBe('two')
  // Nothing but the build says what is there.
  write('server/start.ts', 'one')
  await prepare()
  expect(built()).toBe('one')
})

test('a source that changes while it is built is built by the next start', async () => {
  await prepareWith({ VITE_CHANGES: 'server/start.ts' })
  expect(built()).toBe('one')
  await prepare()
  expect(built()).toBe('changed meanwhile')
})

test('two starts at once build once', async () => {
  const both = await Promise.all([prepareWith({}), prepareWith({})])
  expect(both.map(({ status }) => status)).toEqual([0, 0])
  expect(builds()).toBe(1)
})

test('what was compiled of an earlier build is removed', async () => {
  write('.cache/compiled/of-before', '')
  await prepare()
  expect(existsSync(join(project, '.cache/compiled'))).toBe(false)
  write('.cache/compiled/of-this', '')
  await prepare()
  expect(existsSync(join(project, '.cache/compiled/of-this'))).toBe(true)
})

async function prepare(): Promise<void> {
  const { status, printed } = await prepareWith({})
  expect(printed).not.toMatch(/Error/)
  expect(status).toBe(0)
}

async function prepareWith(environment: Record<string, string>) {
  const child = start(environment)
  let printed = ''
  child.stdout?.on('data', (data) => (printed += data))
  child.stderr?.on('data', (data) => (printed += data))
  const [status] = await once(child, 'close')
  return { status: status as number | null, printed }
}

function start(environment: Record<string, string>): ChildProcess {
  const path = [join(project, 'npm'), dirname(process.execPath), process.env.PATH].join(delimiter)
  return spawn(process.execPath, [join(project, 'scripts/prepare.mjs'), '--omit=dev', 'server'], {
    env: { ...process.env, PATH: path, ...environment },
  })
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), content)
}

function program(file: string, source: string): void {
  write(file, `#!${process.execPath}\n${source}`)
  chmodSync(join(project, file), 0o755)
}

function builds(): number {
  return readFileSync(join(project, 'builds'), 'utf8').length
}

function built(): string {
  return readFileSync(join(project, 'dist/server/bundled.cjs'), 'utf8')
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}

/** Does what Vite does: fails before it touches the folder, or empties it and writes. */
const vite = `
const { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
if (!process.argv.includes('vite.server.config.ts')) process.exit(2)
const source = readFileSync('server/start.ts', 'utf8')
appendFileSync('builds', '.')
if (source === 'broken') process.exit(1)
rmSync('dist/server', { recursive: true, force: true })
mkdirSync('dist/server', { recursive: true })
const parent = process.ppid
while (process.env.VITE_HANGS && process.ppid === parent)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
if (process.env.VITE_HANGS) process.exit(1)
writeFileSync('dist/server/bundled.cjs', source)
if (process.env.VITE_CHANGES) writeFileSync(process.env.VITE_CHANGES, 'changed meanwhile')
`
