import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import { readConfig, secretVariables, variables } from '#server/platform/config.ts'

const Service = z.looseObject({
  image: z.optional(z.string()),
  env_file: z.optional(z.array(z.object({ path: z.string(), required: z.boolean() }))),
  environment: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.unknown())])),
})
const Compose = z.strictObject({
  services: z.record(z.string(), Service),
  volumes: z.optional(z.record(z.string(), z.null())),
  configs: z.optional(z.record(z.string(), z.object({ content: z.string() }))),
})

const files = globSync('compose*.yaml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
  ...Compose.parse(parse(readFileSync(file, 'utf8'), { customTags: [{ tag: '!reset', collection: 'seq' }] })),
}))

/** What whoever runs it may set, for the variables that a file takes from outside. */
const given: Record<string, string> = {
  SUNPORCH_PORT: '8080',
  SUNPORCH_MEMORY: '2g',
  POSTGRES_MEMORY: '2g',
  PUBLIC_URL: 'http://192.168.1.20:3000',
  POSTGRES_PASSWORD: 'secret',
  S3_ENDPOINT: 'http://192.168.1.20:7070',
  S3_SECRET_ACCESS_KEY: 'another secret',
  S3_PORT: '7071',
  SUNPORCH_HOST: 'sunporch.example.org',
  PICTURES_HOST: 'pictures.example.org',
}

test('there is a file for each way to run it', () => {
  expect(files.map(({ file }) => file).toSorted()).toEqual([
    'compose.build.yaml',
    'compose.https.yaml',
    'compose.postgres.yaml',
    'compose.s3.yaml',
    'compose.yaml',
  ])
})

test('.env reaches every variable of the server but those that a container needs', () => {
  const server = files.map(({ file, services }) => ({ file, ...services.sunporch }))
  const [base] = server.filter(({ file }) => file === 'compose.yaml')
  expect(base?.env_file).toEqual([{ path: '.env', required: false }])
  // `environment` is stronger than the file: what stands there with a value of its own cannot be set by .env.
  const fixed = server.map(({ file, environment = {} }) => [
    file,
    Object.keys(environment).filter((name) => !String(environment[name]).includes(`{${name}:`)),
  ])
  expect(Object.fromEntries(fixed)).toEqual({
    'compose.yaml': ['PORT', 'HOST', 'DATA_DIR'],
    'compose.build.yaml': [],
    // These connect the server to the other services of the file.
    'compose.postgres.yaml': ['DATABASE_URL'],
    'compose.s3.yaml': ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
    'compose.https.yaml': ['PUBLIC_URL', 'TRUST_PROXY'],
  })
})

test.each(files.filter(({ file }) => file !== 'compose.build.yaml'))(
  '$file names only variables that the server reads',
  ({ services }) => {
    const known = [...variables, ...secretVariables.map((name) => `${name}_FILE`)]
    const named = Object.keys(services.sunporch?.environment ?? {})
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !known.includes(name))).toEqual([])
  },
)

test('the server takes what the files say, by their defaults and by what people set', () => {
  const base = environmentOf('')
  const [postgres, s3, https] = [environmentOf('postgres.'), environmentOf('s3.'), environmentOf('https.')]
  const needed = { PUBLIC_URL: '', S3_ENDPOINT: '', S3_SECRET_ACCESS_KEY: '', SUNPORCH_HOST: '', ...given }
  expect(readConfig(filled(base, {}))).toMatchObject({ publicUrl: null, dataDir: '/data' })
  expect(readConfig(filled({ ...base, ...postgres }, {})).databaseUrl).toBe(
    'postgres://sunporch:sunporch@database/sunporch',
  )
  expect(readConfig(filled({ ...base, ...postgres, ...s3 }, needed))).toMatchObject({
    databaseUrl: 'postgres://sunporch:secret@database/sunporch',
    s3: { endpoint: given.S3_ENDPOINT, bucket: 'sunporch', secretAccessKey: 'another secret' },
  })
  expect(readConfig(filled({ ...base, ...https }, needed))).toMatchObject({
    publicUrl: 'https://sunporch.example.org',
    trustedProxies: 1,
  })
})

test.each(files)('$file takes from outside only what is documented, and uses its own volumes', (file) => {
  const outside = [...file.text.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(outside.filter((name) => !(name in given))).toEqual([])
  const documented = readFileSync('docs/operations.md', 'utf8')
  expect(outside.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  const mounted = Object.values(file.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0]),
  )
  expect(mounted.toSorted()).toEqual(Object.keys(file.volumes ?? {}).toSorted())
})

test('images are named by their version, and Sunporch is built by a file of its own', () => {
  const images = files.flatMap(({ services }) => Object.values(services).flatMap(({ image }) => image ?? []))
  expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([])
  const built = files.filter(({ services }) => Object.values(services).some((service) => 'build' in service))
  expect(built.map(({ file }) => file)).toEqual(['compose.build.yaml'])
  const { version } = versionOf()
  expect(images).toContainEqual(expect.stringMatching(`^(localhost/sunporch|ghcr.io/.+):${version}$`))
})

function environmentOf(name: string): Record<string, string> {
  const found = files.find(({ file }) => file === `compose.${name}yaml`)
  const entries = Object.entries(found?.services.sunporch?.environment ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))
}

/** As Docker Compose fills variables in: `${NAME:-default}` and `${NAME:?why}`. */
function filled(environment: Record<string, string>, outside: Record<string, string>) {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name, sign, rest) => {
      if (outside[name]) return outside[name]
      if (sign === '-') return rest
      throw new Error(`${name} is missing`)
    })
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))
}

const services = files.flatMap(({ services }) => Object.entries(services).filter(([, { image }]) => image))

test.each(services)('%s runs with few rights, is asked whether it is well, and has limits', (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    healthcheck: { test: expect.any(Array) },
    mem_limit: expect.any(String),
    pids_limit: expect.any(Number),
  })
})

test('the server runs with few rights', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^USER 1000:1000$/m)
})

test('the image and the changelog know the version', () => {
  const { version } = versionOf()
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`ARG VERSION=${version}\n`)
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${version} - `)
})

function versionOf() {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8')))
}
