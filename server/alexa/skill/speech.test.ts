import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from '#contract/platform/text.ts'
import { givenEchoFamily, rendered, spoken } from '../../testing/alexa/given-echo.ts'
import { refusalOf } from '../../testing/alexa/refusal.ts'
import { givenItem, givenPhoto, givenSentPhoto } from '../../testing/given/given.ts'
import { drawable } from '../apl/drawable.ts'
import { speechOf } from './speech.ts'

/** Any sequence of UTF-16 code units: every character, and halves of surrogate pairs. */
const anyText = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units))
const wild = fc.oneof(anyText, fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

/** What Amazon would say of an answer that speaks and draws this text. */
function refusal(text: string): string | null {
  return refusalOf(
    { type: 'LaunchRequest', hasScreen: true },
    {
      version: '1.0',
      response: {
        outputSpeech: { type: 'SSML', ssml: `<speak>${speechOf(text)}</speak>` },
        directives: [
          {
            type: 'Alexa.Presentation.APL.RenderDocument',
            datasources: { payload: drawable({ slides: [{ title: text.slice(0, 120) }] }) },
          },
        ],
      },
    },
  )
}

test('every code point can be spoken and drawn', () => {
  for (let from = 0; from <= 0x10ffff; from += 4096) {
    const points = Array.from({ length: 4096 }, (_, index) => String.fromCodePoint(from + index))
    expect(refusal(points.join('')), `from U+${from.toString(16)}`).toBeNull()
    expect(refusal(points.join('a')), `from U+${from.toString(16)}, apart`).toBeNull()
  }
})

test('the check fails for what Amazon refuses', () => {
  for (const text of ['\u0001', '\ud800', '\udc00', '\uffff', '<', '&', '</speak>', 'x'.repeat(8000)]) {
    const ssml = `<speak>${text}</speak>`
    const answer = { version: '1.0', response: { outputSpeech: { type: 'SSML' as const, ssml } } }
    expect(refusalOf({ type: 'LaunchRequest', hasScreen: true }, answer), text.slice(0, 9)).not.toBeNull()
  }
})

test('any text can be spoken and drawn', () => {
  fc.assert(
    fc.property(wild, (text) => {
      expect(refusal(text)).toBeNull()
    }),
    { numRuns: 2000 },
  )
})

test('a long text is cut where Amazon would refuse it, between characters', () => {
  const long = speechOf('😀'.repeat(9000))
  expect(long.length).toBeGreaterThan(7900)
  expect(refusal('😀'.repeat(9000))).toBeNull()
  expect(long.endsWith('😀…')).toBe(true)
  expect(speechOf('x'.repeat(7985))).toBe('x'.repeat(7985))
})

test('cleaning keeps what people see, and twice is once', () => {
  const family = '👩‍👩‍👧 naïve\tשלום 🇩🇪 Ω ½ — “quoted” \u2028'
  expect(cleanText(family)).toBe(family)
  expect(cleanText('a\r\nb\vc\u0007d\ud83de')).toBe('a\nb\ncde')
  fc.assert(
    fc.property(wild, (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
    }),
  )
})

test('a caption with characters that nobody sees is cleaned at the door, spoken and drawn', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const photo = await givenPhoto(anna, path, 'At\u0001 the\u001f lake \ud800\uffff<b>&\u0007')
  expect(photo.caption).toBe('At the lake <b>&')
  await anna.post(`${path}/photos/${photo.id}/send-to-alexa`)
  expect(spoken(await echo.open())).toContain('At the lake b and')
  // What was stored by an earlier release.
  await app.db.updateTable('deliveries').set({ title: 'Old\u0001 row\u001f' }).execute()
  await app.db.updateTable('photos').set({ caption: 'Old\u0001 row\u001f' }).execute()
  const opened = await echo.open()
  expect(spoken(opened)).toContain('Old row')
  expect(rendered(opened).slides[0].title).toBe('Old row')
  expect((await anna.get(`${path}/photos`)).body[0].caption).toBe('Old\u0001 row\u001f')
})

test('names, notes, quantities and descriptions are cleaned, and a NUL is refused', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const dirty = (text: string) => `\u0002${text}\u009d\ud800`
  const item = await givenItem(anna, path, {
    name: dirty('Tea'),
    quantity: dirty('2 boxes'),
    notes: dirty('green'),
  })
  expect(item).toMatchObject({ name: 'Tea', quantity: '2 boxes', notes: 'green' })
  expect((await anna.post(`${path}/shopping/items`, { name: dirty('') })).status).toBe(422)
  const [, device] = (await anna.get(`${path}/devices`)).body
  expect((await anna.patch(`${path}/devices/${device.id}`, { name: dirty('Kitchen') })).body.name).toBe(
    'Kitchen',
  )
  expect((await anna.patch(path, { lovedOneName: dirty('Mom') })).body.lovedOneName).toBe('Mom')
  const content = await anna.post(`${path}/content`, {
    title: dirty('Persuasion'),
    description: dirty('Read it'),
  })
  expect(content.body).toMatchObject({ title: 'Persuasion', description: 'Read it' })
  const refused = await anna.post(`${path}/content`, { title: 'Persuasion', description: 'a\u0000' })
  expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path: 'description' }] } } })
  expect(spoken(await echo.intend('AddItemIntent', { item: 'milk\u0000\u0001' }))).toContain('Milk')
})

test('what a family may type at the longest is still an answer that Amazon takes', async () => {
  const { echo, anna, path } = await givenEchoFamily()
  const longest = '𝕏'.repeat(1000)
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await givenSentPhoto(anna, path, longest)
    }),
  )
  expect(spoken(await echo.open())).toContain('𝕏')
  for (let count = 0; count < 200; count++)
    await givenItem(anna, path, { name: `${count} ${'𝕏'.repeat(98)}`, quantity: '𝕏'.repeat(20) })
  const list = await echo.intend('ReadListIntent')
  expect(rendered(list).lines.at(-1)).toMatch(/^and \d+ more$/)
  expect(spoken(list)).toContain('more')
})
