import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { Ajv } from 'ajv'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { infoPaths } from '#contract/pages/page-paths.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { requireTool } from '../../testing/tools.ts'
import { locales } from '../language/locales.ts'
import { talkIn } from '../language/talk.ts'
import { documents, skillPackage, skillProject } from './files.ts'
import { interactionModel } from './interaction-model.ts'
import { skillAddress } from './skill-address.ts'

const require = createRequire(import.meta.url)
const server = {
  url: 'https://photos.example.org',
  certificate: 'trusted',
  hasShoppingActions: false,
} as const
const files = skillPackage(server)

test.each([
  ['v1.skill.Manifest.SkillManifestEnvelope', 'skill.json'],
  ...locales.map((locale) => [
    'v1.skill.interactionModel.InteractionModelData',
    `interactionModels/custom/${locale}.json`,
  ]),
] as [string, string][])('by Amazon’s own schema %s is what %s holds', (definition, path) => {
  const validate = amazonSchema(definition)
  validate(files[path])
  expect(validate.errors).toBeNull()
  validate({ manifest: { manifestVersion: 7 }, interactionModel: { languageModel: 'none' } })
  expect(validate.errors).not.toBeNull()
})

test('shopping actions are declared only where Amazon has approved them', () => {
  const declared = (options = {}) => JSON.stringify(skillPackage({ ...server, ...options })['skill.json'])
  expect(declared()).toContain('"isShoppingActionsEnabled":false')
  expect(declared({ hasShoppingActions: true })).toContain('"isShoppingActionsEnabled":true')
})

test('Amazon’s linter finds no error in the documents', async () => {
  const { StaticAplTemplateValidator } = requireTool('apl-suggester')
  const problemsOf = (document: object) => new StaticAplTemplateValidator().validate(document)
  // In sequence, because the linter keeps state.
  for (const [name, document] of Object.entries(documents))
    expect.soft(await problemsOf(document), name).toEqual([])
  const wrong = { ...documents.page, mainTemplate: { items: [{ type: 'Text', fontWeight: 'huge' }] } }
  expect(await problemsOf(wrong)).not.toEqual([])
})

test('the documents import nothing and need no newer APL than old devices have', () => {
  for (const document of Object.values(documents)) {
    expect(document).toMatchObject({ version: '1.4' })
    expect(document).not.toHaveProperty('import')
  }
})

test.each(locales)('in %s the invocation name keeps Amazon’s rules', (locale) => {
  const { invocationName } = talkIn(locale)
  expect(invocationName).toMatch(/^\p{Ll}+( \p{Ll}+)+$/u)
  for (const reserved of ['alexa', 'amazon', 'echo', 'open', 'ask', 'tell', 'the'])
    expect(invocationName.split(' ')).not.toContain(reserved)
})

test.each(locales)(
  'in %s a free-text slot is the only slot of its sample and has words around it',
  (locale) => {
    const { intents } = interactionModel(locale).interactionModel.languageModel
    for (const { name, samples, slots = [] } of intents) {
      const isFree = slots.some(({ type }) => type === 'AMAZON.SearchQuery')
      for (const sample of samples) {
        expect.soft(sample, name).toMatch(/^[\p{Ll}' -]*(\{[a-z]+\}[\p{Ll}' ]*)?$/u)
        if (isFree) expect.soft(sample.replace(/\{.*\}/, '').trim(), name).not.toBe('')
      }
    }
    const said = intents.flatMap(({ samples }) => samples)
    expect(new Set(said).size).toBe(said.length)
  },
)

test('the manifest names this server’s endpoint and certificate', () => {
  expect(JSON.stringify(files['skill.json'])).toContain(
    '{"uri":"https://photos.example.org/api/alexa/skill","sslCertificateType":"Trusted"}',
  )
  const wildcard = skillPackage({ ...server, certificate: 'wildcard' })
  expect(JSON.stringify(wildcard['skill.json'])).toContain('"sslCertificateType":"Wildcard"')
})

/** A schema of the OpenAPI document of Amazon's tools, without the discriminators, which ajv does not know. */
function amazonSchema(definition: string) {
  const { definitions } = require('ask-smapi-model/spec.json')
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
  ajv.addSchema({ $id: 'amazon', definitions })
  return ajv.compile({ $ref: `amazon#/definitions/${definition}` })
}

test('everything that lists locales lists the same ones, and Amazon knows each', () => {
  const { manifest } = skillPackage(server)['skill.json'] as {
    manifest: Record<string, { locales: object }>
  }
  const widget = files['dataStorePackages/sunporch/manifest.json'] as {
    publishingInformation: { locales: object }
  }
  const models = Object.keys(files).flatMap(
    (path) => /^interactionModels\/custom\/(.*)\.json$/.exec(path)?.[1] ?? [],
  )
  for (const listed of [
    Object.keys(manifest.publishingInformation?.locales ?? {}),
    Object.keys(manifest.privacyAndCompliance?.locales ?? {}),
    Object.keys(widget.publishingInformation.locales),
    models,
  ])
    expect(listed).toEqual([...locales])
  const { definitions } = require('ask-smapi-model/spec.json')
  const known = new RegExp(definitions['v1.skill.Manifest.LocalizedName'].properties.locale.pattern)
  expect([...locales, 'en-NZ'].filter((locale) => known.test(locale))).toEqual([...locales])
})

test('the manifest names a policy and terms of the product’s own, and how to get past the code', () => {
  const text = JSON.stringify(files['skill.json'])
  expect(text).toContain(`"privacyPolicyUrl":"https://photos.example.org${infoPaths.privacy}"`)
  expect(text).toContain(`"termsOfUseUrl":"https://photos.example.org${infoPaths.terms}"`)
  expect(text).toMatch(
    /testingInstructions":"[^"]*https:\/\/photos\.example\.org\/api\/login[^"]*TEST-ACCOUNT/,
  )
})

test.each([
  ['https://photos.example.org', 'https://photos.example.org'],
  ['https://photos.example.org/', 'https://photos.example.org'],
  ['https://photos.example.org:443', 'https://photos.example.org'],
])('the address %s is taken as %s', (input, url) => {
  expect(skillAddress(input)).toEqual({ url })
})

test.each([
  ['', 'nothing: this is no address'],
  ['photos.example.org', 'this is no address'],
  ['http://photos.example.org', 'begin with https'],
  ['https://photos.example.org:8443', 'port 443'],
  ['https://photos.example.org/?a=1', 'before the ? or the #'],
  ['https://photos.example.org/?', 'before the ? or the #'],
  ['https://photos.example.org/#top', 'before the ? or the #'],
  ['https://photos.example.org/family', 'without a path'],
  ['https://me:secret@photos.example.org', 'a user or a password'],
  ['https://192.168.1.10', 'known on the whole internet'],
  ['https://[::1]', 'known on the whole internet'],
  ['https://localhost', 'known on the whole internet'],
])('the address %s is refused', (input, why) => {
  const { problem } = skillAddress(input) as { problem: string }
  expect(problem).toContain(why)
  expect(problem).not.toContain('secret')
})

test('npm run skill:package writes what ask deploy takes, and says the next command', async () => {
  const folder = await temporaryFolder()
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve('scripts/skill-package.ts'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PUBLIC_URL: '', ALEXA_SKILL_ID: '' },
    })
  const refused = run('https://photos.example.org/?a=1')
  expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('before the ?') })
  expect(await readdir(folder)).toEqual([])

  expect(run('https://photos.example.org')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('ask deploy'),
  })
  const project = join(folder, 'alexa-skill')
  // The id that Amazon's tool keeps beside the package survives the next time.
  await mkdir(join(project, '.ask'))
  await writeFile(join(project, '.ask/ask-states.json'), 'kept')
  await writeFile(join(project, 'skill-package/old.json'), 'of an older version')
  run('https://photos.example.org')
  const written = (await readdir(project, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
  const expected = skillProject(server, null)
  expect(written.toSorted()).toEqual([...Object.keys(expected), '.ask/ask-states.json'].toSorted())
  for (const [path, text] of Object.entries(expected))
    expect(await readFile(join(project, path), 'utf8'), path).toBe(text)
  expect(await readFile(join(project, '.ask/ask-states.json'), 'utf8')).toBe('kept')
  const resources = JSON.parse(expected['ask-resources.json'] ?? '')
  expect(resources.profiles.default.skillMetadata.src).toBe('./skill-package')
  // With any of these, Amazon's tool would build and host code of its own.
  expect(resources.profiles.default).not.toHaveProperty('code')
  expect(resources.profiles.default).not.toHaveProperty('skillInfrastructure')
})

test('a skill that has an id is updated, not made a second time', () => {
  const states = skillProject(server, 'amzn1.ask.skill.test')['.ask/ask-states.json']
  expect(JSON.parse(states ?? '').profiles.default.skillId).toBe('amzn1.ask.skill.test')
})

test('the images that the package names exist in the sizes that Amazon requires', async () => {
  const names = JSON.stringify(skillPackage(server)).match(/https:[^"]+\.png/g) ?? []
  const sizes = names.map(async (url) => {
    const { width, height } = await sharp(`web/public/${new URL(url).pathname}`).metadata()
    return `${new URL(url).pathname} ${width}×${height}`
  })
  expect(new Set(await Promise.all(sizes))).toEqual(
    new Set([
      '/alexa-icon-108.png 108×108',
      '/icon-512.png 512×512',
      '/alexa-icon-450.png 450×450',
      '/alexa-widget.png 328×552',
    ]),
  )
})
