import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Photo } from '#contract/photos/photos.ts'
import { createFamilyApp, givenOthers, givenPhoto, givenUpload, type Person } from '../testing/given/given.ts'
import { givenPicture } from '../testing/given/given-picture.ts'

async function takenOn(person: Person, path: string, date: string): Promise<string | null> {
  const dated = await sharp(await givenPicture())
    .withExif({ IFD2: { DateTimeOriginal: date } })
    .jpeg()
    .toBuffer()
  const objectPath = await givenUpload(person, dated)
  const added = await person.post(`${path}/photos`, { objectPath })
  expect(added.status).toBe(201)
  const [listed] = (await person.get(`${path}/photos?limit=1`)).body
  expect(listed.takenAt).toBe(added.body.takenAt)
  const served = await person.get(`/api${added.body.objectPath}`)
  expect((await sharp(served.bytes).metadata()).exif).toBeUndefined()
  return added.body.takenAt
}

test('the date on which a photo was taken is read from the file, and absurd dates are ignored', async () => {
  const { app, anna, path } = await createFamilyApp()
  expect(await takenOn(anna, path, '2024:05:01 12:34:56')).toBe('2024-05-01T12:34')
  expect(await takenOn(anna, path, '1931:12:24 18:00:00')).toBe('1931-12-24T18:00')
  const tomorrow = new Date(app.clock.now() + 86_400_000 * 2).toISOString().slice(0, 10).replaceAll('-', ':')
  for (const absurd of [
    '0000:00:00 00:00:00',
    '1700:01:01 12:00:00',
    '2000:01:01 00:00:00',
    '1970:01:01 00:00:09',
    `${tomorrow} 10:00:00`,
    'yesterday evening',
  ])
    expect(await takenOn(anna, path, absurd), absurd).toBeNull()
  expect((await givenPhoto(anna, path)).takenAt).toBeNull()
})

test('photos are found by words of their captions, whatever their case and accents, page by page', async () => {
  const { app, anna, path } = await createFamilyApp()
  const { person: olga, path: others } = await givenOthers(app)
  await givenPhoto(olga, others, 'Olga’s café')
  for (const caption of ['Im CAFÉ mit Jörg', 'The garden', 'Café at the Straße', '100 % wool'])
    await givenPhoto(anna, path, caption)
  const captioned = await givenPhoto(anna, path)
  const find = async (search: string, more = '') =>
    (await anna.get(`${path}/photos?search=${encodeURIComponent(search)}${more}`)).body as Photo[]
  const captions = async (search: string) => (await find(search)).map(({ caption }) => caption)
  expect(await captions('cafe')).toEqual(['Café at the Straße', 'Im CAFÉ mit Jörg'])
  expect(await captions('jorg CAFE')).toEqual(['Im CAFÉ mit Jörg'])
  expect(await captions('strasse')).toEqual(['Café at the Straße'])
  expect(await captions('%')).toEqual(['100 % wool'])
  expect(await captions('_')).toEqual([])
  expect(await captions('  ')).toHaveLength(5)
  const [first] = await find('cafe', '&limit=1')
  expect((await find('cafe', `&limit=1&before=${first?.id}`)).map(({ caption }) => caption)).toEqual([
    'Im CAFÉ mit Jörg',
  ])

  await anna.patch(`${path}/photos/${captioned.id}`, { caption: 'Ärger im Öl' })
  expect(await captions('arger OL')).toEqual(['Ärger im Öl'])
  await anna.patch(`${path}/photos/${captioned.id}`, { caption: null })
  expect(await captions('arger')).toEqual([])
  expect((await anna.get(`${path}/photos?search=${'x'.repeat(300)}`)).status).toBe(422)
})
