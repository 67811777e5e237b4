import { expect, test } from 'vitest'
import { createFamilyApp, givenItem, givenNote, givenPhoto } from '../../../testing/given/given.ts'
import { openZip } from '../../../testing/open-zip.ts'

test('the page of a download is in the language of who downloads it, with its dates', async () => {
  const { anna, path } = await createFamilyApp()
  await givenPhoto(anna, path, 'Der Garten')
  await givenNote(anna, path, { text: 'Die Rosen blühen' })
  await givenItem(anna, path, { name: 'Milch' })
  await anna.post(`${path}/content`, { title: 'Emma', type: 'audiobook', provider: 'elsewhere' })
  const visit = { who: 'Ben', what: 'Schach', date: '2034-01-01', repeats: 'weekly' }
  expect((await anna.post(`${path}/visits`, visit)).status).toBe(201)
  expect((await anna.post(`${path}/members`, { email: 'mia@example.com' })).status).toBe(201)

  async function pageFor(headers: Record<string, string> = {}): Promise<string> {
    const { bytes } = await anna.get(`${path}/export`, headers)
    return openZip(bytes).get('index.html')?.bytes.toString() ?? ''
  }
  // Somebody who has never been asked.
  expect(await pageFor({ 'accept-language': 'pl' })).toContain('<html lang="pl" dir="ltr">')
  await anna.request('PUT', '/api/auth/user/language', { language: 'de' })
  const page = await pageFor()
  expect(page).toContain('<html lang="de" dir="ltr">')
  for (const text of [
    'Geteilt von Anna',
    '1 Foto',
    'Sonntag, 1. Januar 2034',
    'wöchentlich',
    'Hörbuch · Anderswo',
  ])
    expect(page, text).toContain(text)
  expect(page).toContain('Hauptbetreuung · seit')
  const english = / (?:the|of|and|from|since|saved|this|for) |Missing|Original file|Caretaker|Notes|Visits/
  expect(page.split('</style>')[1]).not.toMatch(english)
})
