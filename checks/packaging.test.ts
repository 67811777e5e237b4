import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { secretVariables, variables } from '#server/platform/config.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const known: string[] = [...variables, ...secretVariables.map((name) => `${name}_FILE`), 'NODE_ENV', 'TZ']
const read = (path: string) => readFileSync(`packaging/${path}`, 'utf8')
const image = z
  .object({ services: z.object({ sunporch: z.object({ image: z.string() }) }) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'))).services.sunporch.image
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))

test('each package has a page of at most one screen', () => {
  const folders = readdirSync('packaging', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.length).toBeGreaterThan(0)
  for (const { name } of folders) {
    expect(read('README.md')).toContain(`(${name}/README.md)`)
    expect(read(`${name}/README.md`).split('\n').length, name).toBeLessThan(40)
  }
  for (const page of globSync('packaging/*/README.md'))
    expect(readFileSync(page, 'utf8'), page).toContain('\nTried')
})

test('the unit of systemd is one, and starts what npm start does', ({ skip }) => {
  const unit = read('systemd/sunporch.service')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(unit).toContain(`ExecStart=/usr/bin/env ${scripts.start}\n`)
  const [, environment = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const named = environment.split(' ').map((word) => word.split('=')[0] ?? '')
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  if (!existsSync('/usr/bin/systemd-analyze')) skip('there is no systemd here')
  const offline = ['security', '--offline=true', '--threshold=40', 'packaging/systemd/sunporch.service']
  expect(execFileSync('systemd-analyze', offline, { encoding: 'utf8' })).toContain('Overall exposure level')
})

test('the template of Unraid runs our image as the owner of its folders, with variables of ours', () => {
  const { texts, configs } = readTemplate(read('unraid/sunporch.xml'))
  expect(texts.Repository).toBe(image)
  expect(texts.Privileged).toBe('false')
  expect(texts.ExtraParams).toContain('--user 99:100 ')
  for (const right of ['--read-only', '--cap-drop ALL', '--security-opt no-new-privileges', '--memory '])
    expect(texts.ExtraParams).toContain(right)
  const ofType = (type: string) =>
    configs.filter(({ Type }) => Type === type).map(({ Target }) => String(Target))
  expect(ofType('Variable').filter((name) => !known.includes(name))).toEqual([])
  expect([ofType('Port'), ofType('Path')]).toEqual([['3000'], ['/data']])
})

const Service = z.looseObject({ environment: z.record(z.string(), z.string()), user: z.string() })

test.each(['casaos', 'truenas'])('the compose file for %s runs our image with few rights', (name) => {
  const { sunporch } = z
    .looseObject({ services: z.strictObject({ sunporch: Service }) })
    .parse(parse(read(`${name}/compose.yaml`))).services
  expect(Object.keys(sunporch.environment).filter((variable) => !known.includes(variable))).toEqual([])
  expect(sunporch).toMatchObject({
    image,
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    mem_limit: '1g',
    healthcheck: { test: ['CMD', 'node', 'server/healthcheck.mjs'] },
  })
  expect(JSON.stringify(sunporch.volumes)).toContain('/data')
})

test('the add-on for Home Assistant is of our image, asks for nothing, and has options of ours', () => {
  const addOn = z
    .strictObject({
      name: z.string(),
      version: z.literal(version),
      slug: z.string().check(z.regex(/^[a-z_]+$/)),
      description: z.string(),
      arch: z.array(z.enum(['amd64', 'aarch64'])),
      startup: z.literal('application'),
      ports: z.strictObject({ '3000/tcp': z.literal(3000) }),
      ports_description: z.strictObject({ '3000/tcp': z.string() }),
      webui: z.literal('http://[HOST]:[PORT:3000]/'),
      watchdog: z.literal('http://[HOST]:[PORT:3000]/livez'),
      backup: z.literal('cold'),
      timeout: z.number(),
      options: z.record(z.string(), z.string()),
      schema: z.record(z.string(), z.string()),
    })
    .parse(parse(read('home-assistant/config.yaml')))
  const named = Object.keys({ ...addOn.options, ...addOn.schema })
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(Object.keys(addOn.options).filter((name) => !(name in addOn.schema))).toEqual([])
  expect(read('home-assistant/Dockerfile')).toContain(`FROM ${image}\n`)
})

test('the app for Umbrel runs our image with few rights, and leaves signing in to us', () => {
  const about = z.looseObject({ id: z.literal('sunporch'), version: z.literal(version), port: z.number() })
  const { port } = about.parse(parse(read('umbrel/umbrel-app.yml')))
  const { app_proxy, server } = z
    .strictObject({
      app_proxy: z.object({ environment: z.record(z.string(), z.unknown()) }),
      server: Service,
    })
    .parse(parse(read('umbrel/docker-compose.yml')).services)
  expect(app_proxy.environment).toEqual({
    APP_HOST: 'sunporch_server_1',
    APP_PORT: 3000,
    PROXY_AUTH_ADD: 'false',
  })
  expect(Object.keys(server.environment).filter((name) => !known.includes(name))).toEqual([])
  expect(server.environment.PUBLIC_URL).toContain(`:${port}`)
  expect(server).toMatchObject({ image, read_only: true, cap_drop: ['ALL'], user: '1000:1000' })
})

test('the script for Proxmox makes a container, and installs Node, the tarball and the service in it', async () => {
  const folder = await temporaryFolder()
  const called = join(folder, 'called')
  // In the place of Proxmox: they say what they were called with, and what a script reads of them.
  const given = (name: string, says: string) =>
    writeFileSync(
      join(folder, name),
      `#!/bin/sh\necho "${name} $*" >>${called}\n[ "$1" = exec ] && cat >>${called}\n${says}\nexit 0\n`,
      { mode: 0o755 },
    )
  given('pveam', 'echo "system debian-13-standard_13.1-2_amd64.tar.zst"')
  given('pvesh', 'echo 104')
  given('pct', '')
  writeFileSync(join(folder, 'sunporch.tar.gz'), '')
  const PATH = `${folder}:${process.env.PATH}`
  const run = (...args: string[]) =>
    spawnSync('bash', ['packaging/proxmox/sunporch.sh', ...args], { encoding: 'utf8', env: { PATH } })
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Say the tarball') })
  const { status, stdout, stderr } = run(join(folder, 'sunporch.tar.gz'))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Container 104 runs Sunporch')
  const calls = readFileSync(called, 'utf8')
  for (const words of [
    'pct create 104 local:vztmpl/debian-13-standard_13.1-2_amd64.tar.zst --hostname sunporch --unprivileged 1',
    'pct start 104',
    'sha256sum --check',
    'systemctl enable --now sunporch',
  ])
    expect(calls).toContain(words)
})

test('the file of CasaOS tells its store what it shows', () => {
  const told = z.object({ en_us: z.string() })
  const shown = z.strictObject({
    architectures: z.array(z.enum(['amd64', 'arm64'])),
    main: z.literal('sunporch'),
    category: z.string(),
    scheme: z.literal('http'),
    index: z.literal('/'),
    port_map: z.literal('3000'),
    title: told,
    tagline: told,
    description: told,
  })
  z.looseObject({ 'x-casaos': shown }).parse(parse(read('casaos/compose.yaml')))
})

/** The texts of its elements by their names, and the attributes of each `Config`. Throws where it is no XML. */
function readTemplate(xml: string) {
  const texts: Record<string, string> = {}
  const configs: Record<string, unknown>[] = []
  const open: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    if (name === 'Config') configs.push(attributes)
  })
  parser.on('closetag', () => open.pop())
  parser.on('text', (text) => {
    const name = open.at(-1)
    if (name && name !== 'Config') texts[name] = (texts[name] ?? '') + text
  })
  parser.write(xml).close()
  return { texts, configs }
}
