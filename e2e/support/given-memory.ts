import type { BrowserContext, Page } from '@playwright/test'
import { callApi, givenFamily, givenScreen, joinGroup } from './person.ts'
import { addPhoto } from './photo.ts'
import { type Picture, smallPicture } from './pictures.ts'

const photos = [
  ['The garden in June', 'phone/iphone_hdr_YES.jpg'],
  ['A walk in Arezzo', 'gps/DSCN0010.jpg'],
  ['On the square', 'gps/DSCN0021.jpg'],
] as const

const hour = 3_600_000

export type Remembered = {
  groupId: string
  path: string
  ben: Page
  screen: Page
  /** Keeps the group in memory, or takes that back. */
  remember: (isInMemory?: boolean) => Promise<unknown>
}

/**
 * Anna's family as it is on an ordinary day, with Ben as a member: a screen with pictures and answers, a call that Anna
 * has taken, a photo that no screen has shown, a sign of life, a visit, notes, and planned deliveries. The pictures are small
 * unless `pictureCalled` gives others.
 */
export async function givenLife(
  page: Page,
  newContext: () => Promise<BrowserContext>,
  pictureCalled: (name: string) => Promise<Picture> = smallPicture,
): Promise<Remembered> {
  const ben = await (await newContext()).newPage()
  const { groupId, path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', lovedOnePhone: '+44 20 7946 0958' }, 'PATCH')
  await joinGroup(page, ben, { path, firstName: 'Ben' })
  const screen = await givenScreen(page, await newContext())
  const tom = await callApi(page, `${path}/people`, { name: 'Tom', relation: 'your grandson' })
  for (const [index, [caption, file]] of photos.entries()) {
    const id = await addPhoto(page, path, caption, await pictureCalled(file))
    await callApi(page, `${path}/photos/${id}/people/${tom.id}`, undefined, 'PUT')
    const { delivery } = await callApi(page, `${path}/photos/${id}/send-to-alexa`)
    const answers = `/api/screen/deliveries/${(delivery as { id: string }).id}/answers`
    await callApi(screen, answers, { kind: index === 1 ? 'thank_you' : 'heart' })
    if (index === 2) await callApi(screen, answers, { kind: 'call_me' })
  }
  const { calls } = await callApi(page, `${path}/answers`, undefined, 'GET')
  await callApi(page, `${path}/calls/${(calls as { id: string }[])[0]?.id}/take`)
  await addPhoto(page, path, 'Not sent yet', await pictureCalled('phone/jolla.jpg'))
  await callApi(page, `${path}/notes`, { text: 'I come on Sunday', isSent: true })
  await callApi(page, `${path}/shopping/items`, { name: 'Milk' })
  const book = { title: 'Emma', type: 'audiobook' }
  const { id: contentItemId } = await callApi(page, `${path}/content`, book)
  for (const days of [1, 2]) {
    const scheduledFor = new Date(Date.now() + days * 24 * hour).toISOString()
    const entry = days === 1 ? { contentItemId } : { isNextPhoto: true }
    await callApi(page, `${path}/schedule`, {
      ...entry,
      scheduledFor,
      isRecurring: true,
      recurringPattern: 'daily',
    })
  }
  const visit = { who: 'Ben', date: new Date(Date.now() + 48 * hour).toISOString().slice(0, 10) }
  await callApi(page, `${path}/visits`, visit)
  await callApi(page, `${path}/settings`, { dailyPhotoReminder: true }, 'PATCH')
  return {
    groupId,
    path,
    ben,
    screen,
    remember: (isInMemory = true) => callApi(page, `${path}/in-memory`, { isInMemory }, 'PUT'),
  }
}
