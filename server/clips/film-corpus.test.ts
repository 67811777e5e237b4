import { describe, expect, test } from 'vitest'
import { films } from '../testing/given/corpus/films.ts'
import { createFamilyApp, givenUpload } from '../testing/given/given.ts'
import { givenFilmUpload } from '../testing/given/given-clip.ts'

describe.for(films)('$name', ({ bytes, becomes }) => {
  test('lasts' in becomes ? 'is kept without what does not play' : 'is refused', async () => {
    const { anna, path } = await createFamilyApp()
    const film = bytes()
    const [objectPath, posterPath] = [await givenFilmUpload(anna, film), await givenUpload(anna)]
    const added = await anna.post(`${path}/clips`, { objectPath, posterPath })
    if ('refused' in becomes) {
      expect([added.status, added.body.error.message]).toEqual([422, becomes.refused])
      expect((await anna.get(`${path}/clips`)).body).toEqual([])
      return
    }
    expect([added.status, added.body.duration]).toEqual([201, becomes.lasts])
    const played = await anna.get(`${path}/clips/${added.body.id}/film`)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    expect(played.bytes.length).toBe(film.length)
    expect(played.bytes.toString('latin1')).not.toMatch(/Garden|script/)
  })
})
