import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { secretVariables, variables } from '#server/platform/config.ts'

const known: string[] = [...variables, ...secretVariables.map((name) => `${name}_FILE`), 'NODE_ENV', 'TZ']
const read = (path: string) => readFileSync(`packaging/${path}`, 'utf8')
const image = z
  .object({ services: z.object({ sunporch: z.object({ image: z.string() }) }) })
  .parse(parse(readFileSync('compose.yaml', 'utf8'))).services.sunporch.image

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
