import { describe, expect, test } from 'vitest'
import { sounds } from '../testing/given/corpus/sounds.ts'
import { createFamilyApp, givenUpload } from '../testing/given/given.ts'

describe.for(sounds)('$name', ({ bytes, becomes }) => {
  test('lasts' in becomes ? 'is kept without what does not play' : 'is refused', async () => {
    const { anna, path } = await createFamilyApp()
    const objectPath = await givenUpload(anna, bytes())
    const added = await anna.post(`${path}/voices`, { objectPath })
    if ('refused' in becomes) {
      expect([added.status, added.body.error.message]).toEqual([422, becomes.refused])
      expect((await anna.get(`${path}/voices`)).body).toEqual([])
      return
    }
    expect([added.status, added.body.duration]).toEqual([201, becomes.lasts])
    const played = await anna.get(`${path}/voices/${added.body.id}/sound`)
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(played.bytes.toString('latin1')).not.toMatch(/Garden|script/)
  })
})
