import { createRequire } from 'node:module'
import { Ajv } from 'ajv'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { requireTool } from '../../testing/tools.ts'
import { documents, skillPackage } from './files.ts'
import { interactionModel, invocationName } from './interaction-model.ts'

const require = createRequire(import.meta.url)
const files = skillPackage('https://photos.example.org')

test.each([
  ['v1.skill.Manifest.SkillManifestEnvelope', 'skill.json'],
  ['v1.skill.interactionModel.InteractionModelData', 'interactionModels/custom/en-US.json'],
  ['v1.skill.interactionModel.InteractionModelData', 'interactionModels/custom/en-GB.json'],
])('by Amazon’s own schema %s is what %s holds', (definition, path) => {
  const validate = amazonSchema(definition)
  validate(files[path])
  expect(validate.errors).toBeNull()
  validate({ manifest: { manifestVersion: 7 }, interactionModel: { languageModel: 'none' } })
  expect(validate.errors).not.toBeNull()
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

test('the invocation name keeps Amazon’s rules', () => {
  expect(invocationName).toMatch(/^[a-z]+( [a-z]+)+$/)
  for (const reserved of ['alexa', 'amazon', 'echo', 'open', 'ask', 'tell', 'the'])
    expect(invocationName.split(' ')).not.toContain(reserved)
})

test('a free-text slot is the only slot of its sample and has words around it', () => {
  const { intents } = interactionModel().interactionModel.languageModel
  for (const { name, samples, slots = [] } of intents) {
    const isFree = slots.some(({ type }) => type === 'AMAZON.SearchQuery')
    for (const sample of samples) {
      expect.soft(sample, name).toMatch(/^[a-z' ]*(\{[a-z]+\}[a-z ]*)?$/)
      if (isFree) expect.soft(sample.replace(/\{.*\}/, '').trim(), name).not.toBe('')
    }
  }
  const said = intents.flatMap(({ samples }) => samples)
  expect(new Set(said).size).toBe(said.length)
})

test('the manifest names this server’s endpoint', () => {
  expect(JSON.stringify(files['skill.json'])).toContain('"https://photos.example.org/api/alexa/skill"')
})

/** A schema of the OpenAPI document of Amazon's tools, without the discriminators, which ajv does not know. */
function amazonSchema(definition: string) {
  const { definitions } = require('ask-smapi-model/spec.json')
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
  ajv.addSchema({ $id: 'amazon', definitions })
  return ajv.compile({ $ref: `amazon#/definitions/${definition}` })
}

test('the images that the package names exist in the sizes that Amazon requires', async () => {
  const names = JSON.stringify(skillPackage('https://photos.example.org')).match(/https:[^"]+\.png/g) ?? []
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
