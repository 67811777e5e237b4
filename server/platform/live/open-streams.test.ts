import { expect, test } from 'vitest'
import { type EventLog, openBrowser } from '../../testing/browser.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenItem,
  givenMember,
  givenScreen,
  password,
} from '../../testing/given/given.ts'

const sentence = (limit: number) =>
  `You have more than ${limit} pages open. This one hears of changes later. Please close some.`

test('of too many pages of one person the oldest of the busiest browser gives way, and comes back by itself', async () => {
  const { app, family, anna, path } = await createFamilyApp({ PERSON_STREAMS: '4' })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const phone = openBrowser(app)
  await phone.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  const onPhone = await phone.listen(`${path}/live`)
  const ofBen = await ben.listen(`${path}/live`)
  const tabs: EventLog[] = []
  for (let count = 0; count < 4; count++) {
    const tab = await anna.listen(`${path}/live`, count % 2 ? 'POST' : 'GET')
    await tab.until('open')
    tabs.push(tab)
  }
  await tabs[0]?.ended
  expect(tabs[0]?.events.at(-1)).toEqual({ event: 'full', data: { message: sentence(4) } })
  const shown = (await openBrowser(app).get('/operator')).bytes.toString()
  expect(shown).toContain('Open pages of one person that hear of changes, at this process')
  // Everybody else hears on, and so does the page that was opened last.
  await givenItem(ben, path, { name: 'Milk' })
  for (const listener of [onPhone, ofBen, ...tabs.slice(1)]) await listener.untilChanged('shopping')
  const again = await anna.listen(`${path}/live`)
  await again.until('open')
  await tabs[1]?.ended
  expect(onPhone.events.map(({ event }) => event)).not.toContain('full')
})

test('a poll that gives way is answered', async () => {
  const { app, anna, path } = await createFamilyApp({ PERSON_STREAMS: '1' })
  const mark = app.live.mark()
  const poll = anna.get(`${path}/live?way=poll&since=${mark}`)
  const other = openBrowser(app)
  await other.post('/api/auth/sign-in', { email: 'anna@example.com', password })
  // Signing in changes nothing of the group, so the poll still waits.
  const stream = await other.listen(`${path}/live`)
  await stream.until('open')
  expect((await poll).status).toBe(200)
})

test('one screen does not end the streams of others of its family', async () => {
  const { app, family, screen, anna, path } = await createRoomApp({ GROUP_STREAMS: '3' })
  const other = await givenScreen(app, family)
  const ofOther = await other.listen('/api/screen/live')
  await ofOther.until('open')
  const pages: EventLog[] = []
  for (let count = 0; count < 3; count++) {
    const page = await screen.listen('/api/screen/live')
    await page.until('open')
    pages.push(page)
  }
  await pages[0]?.ended
  expect(pages[0]?.events.map(({ event }) => event)).toContain('full')
  await anna.patch(path, { name: 'The Parkers' })
  for (const listener of [ofOther, pages[2]]) await listener?.until('changed')
})
