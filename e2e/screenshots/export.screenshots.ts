import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exportedFolder } from '../support/exported-folder.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture } from '../support/pictures.ts'
import { deskAndPhone } from '../support/screenshots.ts'
import { test } from '../support/server.ts'

const photos = [
  ['The garden in June', 'phone/iphone_hdr_YES.jpg'],
  ['A walk in Arezzo', 'gps/DSCN0010.jpg'],
  ['', 'gps/DSCN0021.jpg'],
  ['From an iPhone', 'heic/IMG_5195.HEIC'],
  [
    'On its side, and a caption that is rather long because there was so much to tell of that day',
    'orientation/portrait_6.jpg',
  ],
] as const

test('the page in an export, in every size and colour scheme', async ({ newContext, page }) => {
  const { groupId, path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose', description: 'For Grandma, from all of us.' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  const tom = await callApi(page, `${path}/people`, { name: 'Tom', relation: 'your grandson' })
  for (const [caption, file] of photos) {
    const id = await addPhoto(page, path, caption, await picture(file))
    await callApi(page, `${path}/photos/${id}/people/${tom.id}`, undefined, 'PUT')
    if (!caption.startsWith('A walk') && !caption.startsWith('The garden')) continue
    const { delivery } = await callApi(page, `${path}/photos/${id}/send-to-alexa`)
    const answers = `/api/screen/deliveries/${(delivery as { id: string }).id}/answers`
    await callApi(screen, answers, { kind: 'heart' })
    if (caption.startsWith('A walk')) await callApi(screen, answers, { kind: 'call_me' })
  }
  for (const text of ['The roses are out.\nCome and see them with us on Sunday!', 'Ben comes at three'])
    await callApi(page, `${path}/notes`, { text })
  const book = await callApi(page, `${path}/content`, {
    title: 'Persuasion',
    description: 'The one with the letter.',
    externalUrl: 'https://www.example.org/persuasion',
  })
  const scheduledFor = new Date(Date.now() + 47 * 3_600_000).toISOString()
  await callApi(page, `${path}/schedule`, {
    contentItemId: book.id,
    scheduledFor,
    isRecurring: true,
    recurringPattern: 'weekly',
  })
  await callApi(page, `${path}/visits`, { who: 'Ben', what: 'Chess', date: '2034-01-01', time: '15:00' })
  await callApi(page, `${path}/shopping/items`, { name: 'Milk', quantity: '2', notes: 'The blue one' })
  const folder = await exportedFolder(page, groupId)
  const album = await (await newContext({ offline: true })).newPage()
  for (const colorScheme of ['light', 'dark'] as const)
    for (const size of deskAndPhone) {
      await album.emulateMedia({ colorScheme })
      await album.setViewportSize(size)
      await album.goto(pathToFileURL(join(folder, 'index.html')).href)
      for (const name of ['top', 'whole']) {
        await album.screenshot({
          path: `screenshots/export/${name}-${size.width}-${colorScheme}.png`,
          fullPage: name === 'whole',
        })
      }
    }
  await rm(folder, { recursive: true })
})
