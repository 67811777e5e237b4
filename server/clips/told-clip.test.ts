import { expect, test } from 'vitest'
import { clipPosterPath } from '#contract/clips/clips.ts'
import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { Notice } from '#contract/notices/notices.ts'
import { hours, minutes } from '../platform/clock.ts'
import type { Browser } from '../testing/browser.ts'
import { createRoomApp, givenMember, givenOthers, givenPhoto } from '../testing/given/given.ts'
import { givenClip } from '../testing/given/given-clip.ts'
import { givenHerVoice } from '../testing/given/given-voice.ts'

/** Ben has sent a clip and a photo to Rose, who has loved both. */
async function givenLoved() {
  const given = await createRoomApp()
  const { app, family, anna, path, screen } = given
  await anna.patch(path, { lovedOneName: 'Rose' })
  await anna.patch(`${path}/room`, { herVoice: true })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const clip = await givenClip(ben, path, { words: 'First steps', isSent: true })
  const photo = await givenPhoto(ben, path, 'The porch')
  const { delivery } = (await ben.post(`${path}/photos/${photo.id}/send-to-alexa`)).body
  for (const id of [clip.delivery?.id, delivery.id]) {
    await screen.post(`/api/screen/deliveries/${id}/answers`, { kind: 'heart' })
    // So that each is a line of its own.
    await app.runDueAfter(hours(2))
  }
  return { ...given, ben, clip, photo }
}

test('a heart for a clip has its poster where one for a photo has the photo: in the answers and in the bell', async () => {
  const { app, anna, ben, path, screen, family, clip, photo } = await givenLoved()
  await givenHerVoice(screen, { press: 'a:1', deliveryId: clip.delivery?.id as string })
  await app.runDueAfter(minutes(6))
  expect(await picturesOfAnswers(anna, path)).toEqual([
    ['voice', null, clip.id],
    ['heart', photo.id, undefined],
    ['heart', null, clip.id],
  ])
  // Of a clip that was sent, and of the answers to it; Ben is told of these alone.
  expect(await picturesOfBell(anna)).toContainEqual([clip.id, '/activity'])
  const ofBen = await picturesOfBell(ben)
  expect(ofBen).toContainEqual([clip.id, '/'])
  expect(ofBen).toContainEqual([photo.id, `/photo-gallery?photo=${photo.id}`])
  expect((await ben.get(clipPosterPath(family.group.id, clip.id))).status).toBe(200)
  const { person } = await givenOthers(app)
  expect((await person.get(clipPosterPath(family.group.id, clip.id))).status).toBe(404)
})

test('a deleted clip is shown by no answer and no notice, until it is brought back', async () => {
  const { ben, path, clip } = await givenLoved()
  const shown = async () => [...(await picturesOfAnswers(ben, path)), ...(await picturesOfBell(ben))].flat()
  expect(await shown()).toContain(clip.id)
  await ben.delete(`${path}/clips/${clip.id}`)
  expect(await shown()).not.toContain(clip.id)
  await ben.post(`${path}/clips/${clip.id}/restore`)
  expect((await shown()).filter((id) => id === clip.id)).toHaveLength(2)
})

async function picturesOfAnswers(person: Browser, path: string) {
  const { answers } = (await person.get(`${path}/answers`)).body as { answers: RoomAnswer[] }
  return answers.map(({ kind, subject }) => [kind, subject?.photoId, subject?.clipId])
}

/** What each line of the bell shows, and leads to. */
async function picturesOfBell(person: Browser) {
  const notices = (await person.get('/api/notices')).body as Notice[]
  return notices.map(({ clipId, photoId, path }) => [clipId ?? photoId, path])
}
