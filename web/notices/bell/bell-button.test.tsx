import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answersApi } from '#contract/delivery/answers.ts'
import { type Notice, noticesApi } from '#contract/notices/notices.ts'
import { noNetwork } from '../../testing/fake-server.ts'
import { givenCall, hartleys, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { Notices } from '../notices.tsx'
import { BellButton } from './bell-button.tsx'

const panel = page.getByRole('dialog', { name: 'Notices' })

function givenNotice(n: number): Notice {
  return {
    id: idOf(n),
    groupId: hartleys.id,
    groupName: hartleys.name,
    topic: 'shopping',
    sentence: `Ben Hartley added Thing ${n}`,
    actor: null,
    photoId: null,
    path: '/shopping',
    at: '2026-11-20T10:00:00Z',
    isRead: true,
  }
}

test('an empty bell says that nothing is new, and leads to the choices', async () => {
  server.answer(noticesApi.summary, { unread: 0, calls: [], alarms: [] })
  server.answer(noticesApi.list, [])
  render(<BellButton />)
  await page.getByRole('button', { name: 'Notices' }).click()
  await expect.element(panel.getByText('Nothing new just now')).toBeVisible()
  expect(await violations()).toEqual([])
  const choices = panel.getByRole('link', { name: 'Choose what reaches you, and when' })
  await expect.element(choices).toHaveAttribute('href', '/settings/family#notices')
  await choices.click()
  await expect.element(panel).not.toBeInTheDocument()
  expect(location.pathname + location.hash).toBe('/settings/family#notices')
})

test('a notice of a topic that this page does not know yet has its line', async () => {
  server.answer(noticesApi.summary, { unread: 0, calls: [], alarms: [] })
  server.answer(noticesApi.list, () => Response.json([{ ...givenNotice(900), topic: 'dances' }]))
  render(<BellButton />)
  await page.getByRole('button', { name: 'Notices' }).click()
  await expect.element(panel.getByText('Ben Hartley added Thing 900')).toBeVisible()
})

test('a line about a video has its poster, also as an answer', async () => {
  server.answer(noticesApi.summary, { unread: 0, calls: [], alarms: [] })
  server.answer(noticesApi.list, [{ ...givenNotice(900), topic: 'answers', clipId: idOf(301) }])
  performance.clearResourceTimings()
  render(<BellButton />)
  await page.getByRole('button', { name: 'Notices' }).click()
  // There is no picture here, so its place is gone at once.
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => name)
  await expect.poll(asked).toContainEqual(expect.stringMatching(`${idOf(301)}/poster\\?w=320$`))
})

test('what she has said aloud has the sign of a voice and its length, and no heart', async () => {
  const said = { ...givenNotice(900), topic: 'answers', sentence: 'Rose has said something' } as const
  const several = {
    ...givenNotice(899),
    topic: 'answers',
    sentence: 'Rose has said something 2 times',
  } as const
  server.answer(noticesApi.summary, { unread: 0, calls: [], alarms: [] })
  server.answer(noticesApi.list, [
    { ...said, voice: { seconds: 4 } },
    { ...several, voice: { seconds: null } },
  ])
  render(<BellButton />)
  await page.getByRole('button', { name: 'Notices' }).click()
  const lines = panel.getByRole('listitem')
  await expect.element(lines.nth(0)).toMatchTextContent(/^Rose has said something\s*0:04 · /)
  await expect.element(lines.nth(1)).not.toMatchTextContent('·')
  for (const line of lines.elements()) {
    expect(line.querySelector('.lucide-mic')).not.toBeNull()
    expect(line.querySelector('.lucide-heart')).toBeNull()
  }
})

test('more lines come on demand, and a bell that cannot be read says so', async () => {
  const lines = Array.from({ length: 23 }, (_, n) => givenNotice(900 - n))
  server.answer(noticesApi.summary, { unread: 0, calls: [], alarms: [] })
  server.answer(noticesApi.list, noNetwork)
  render(<BellButton />)
  await page.getByRole('button', { name: 'Notices' }).click()
  await expect.element(panel.getByRole('alert')).toBeVisible()
  server.answer(noticesApi.list, ({ query: { before, limit } }) => {
    const from = lines.findIndex(({ id }) => id === before) + 1
    return lines.slice(from, from + (limit ?? lines.length))
  })
  await panel.getByRole('button', { name: 'Try again' }).click()
  const rows = panel.getByRole('listitem')
  await expect.poll(() => rows.length).toBe(20)
  await panel.getByRole('button', { name: 'More' }).click()
  await expect.poll(() => rows.length).toBe(23)
  await expect.element(panel.getByRole('button', { name: 'More' })).not.toBeInTheDocument()
})

test('without a connection the banner of a call says so, and later it works', async () => {
  const open = {
    ...givenCall(),
    groupId: hartleys.id,
    groupName: hartleys.name,
    lovedOneName: 'Rose',
    phone: '+49 30 123 456',
  }
  server.answer(noticesApi.summary, { unread: 0, calls: [open], alarms: [] })
  server.answer(answersApi.takeCall, noNetwork)
  render(<Notices />)
  const banner = page.getByRole('region', { name: 'Calls' })
  const takeIt = banner.getByRole('button', { name: "I'll call" })
  await takeIt.click()
  await expect.element(banner.getByRole('alert')).toMatchTextContent('Is the connection all right?')
  server.answer(answersApi.takeCall, () => {
    const takenBy = { id: idOf(1), name: 'Emma Hartley' }
    const taken = { ...open, takenBy, takenAt: new Date().toISOString() }
    server.answer(noticesApi.summary, { unread: 0, calls: [taken], alarms: [] })
    return givenCall()
  })
  await takeIt.click()
  await expect.element(banner.getByText('You are going to call Rose')).toBeVisible()
})
