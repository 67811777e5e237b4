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

test('Amazon’s linter finds nothing wrong with what is drawn', async () => {
  const { StaticAplTemplateValidator } = requireTool('apl-suggester')
  const problemsOf = (document: object) => new StaticAplTemplateValidator().validate(document)
  // One after the other: the linter cannot do two at once.
  for (const [name, document] of Object.entries(documents))
    expect.soft(await problemsOf(document), name).toEqual([])
  const wrong = { ...documents.page, mainTemplate: { items: [{ type: 'Text', fontWeight: 'huge' }] } }
  expect(await problemsOf(wrong)).not.toEqual([])
})

test('the documents fetch nothing, and need no more than old devices have', () => {
  for (const document of Object.values(documents)) {
    expect(document).toMatchObject({ version: '1.4' })
    expect(document).not.toHaveProperty('import')
  }
})

test('the skill is called by words that Amazon takes', () => {
  expect(invocationName).toMatch(/^[a-z]+( [a-z]+)+$/)
  for (const reserved of ['alexa', 'amazon', 'echo', 'open', 'ask', 'tell', 'the'])
    expect(invocationName.split(' ')).not.toContain(reserved)
})

test('what is heard as free words stands alone, with words around it', () => {
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

test('Amazon is told to call this server', () => {
  expect(JSON.stringify(files['skill.json'])).toContain('"https://photos.example.org/api/alexa/skill"')
})

/** Of the OpenAPI document that Amazon's tools are made from. Its discriminators mean nothing to ajv. */
function amazonSchema(definition: string) {
  const { definitions } = require('ask-smapi-model/spec.json')
  const ajv = new Ajv({ strict: false, logger: false, validateFormats: false })
  ajv.addSchema({ $id: 'amazon', definitions })
  return ajv.compile({ $ref: `amazon#/definitions/${definition}` })
}

test('the pictures that the package names are there, as large as Amazon asks', async () => {
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
