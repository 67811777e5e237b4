import type { Page } from '@playwright/test'
import { expectSoonAfter, fastForwardUntil } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'
import { zoneWhereItIs } from '../support/zone.ts'

test.use({ serviceWorkers: 'allow' })

test('the family chooses another language, and the screen speaks it without a reload, also offline', {
  tag: '@first',
}, async ({ page, newContext, ownServer: server }) => {
  const { path } = await givenFamily(page, 'Anna', server.url)
  const change = { timeZone: zoneWhereItIs(10), lovedOneName: 'Rose' }
  await callApi(page, path, change, 'PATCH')
  const room = await newContext()
  await room.clock.install()
  const screen = await givenScreen(page, room)
  await expect(screen.getByText('Good morning, Rose')).toBeVisible()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  // A reload would forget it.
  await screen.evaluate(() => Object.assign(window, { isSamePage: true }))
  const blanks = await countBlankFrames(screen)

  await callApi(page, `${path}/room`, { language: 'de' }, 'PATCH')
  await expect(screen.getByText('Guten Morgen, Rose')).toBeVisible()
  await expect(screen.locator('html')).toHaveAttribute('lang', 'de')
  await expect(screen.getByRole('heading', { name: /vormittag$/ })).toBeVisible()
  const photoId = await addPhoto(page, path, 'Der Garten')
  await callApi(page, `${path}/photos/${photoId}/send-to-alexa`)
  await fastForwardUntil(screen, screen.locator('.top').getByRole('img', { name: 'Der Garten' }))
  await expectSoonAfter(() => screen.getByRole('button', { name: 'Danke' }).click(), {
    page: screen,
    ms: 5000,
    shows: screen.getByText('Anna wird Ihren Dank sehen.'),
  })
  expect(await screen.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(await blanks()).toBe(0)

  // The file of a language that was never on the screen is kept, too.
  await server.kill()
  await screen.evaluate(async () => {
    const key = 'sunporch-screen-view'
    const kept = JSON.parse(localStorage.getItem(key) ?? '')
    kept.value.language = 'pl'
    localStorage.setItem(key, JSON.stringify(kept))
  })
  await screen.reload()
  await expect(screen.getByRole('button', { name: 'Dziękuję' })).toBeVisible()
  await expect(screen.locator('html')).toHaveAttribute('lang', 'pl')
})

test('a link that has been used says so in the language of the browser', async ({ page, newContext }) => {
  const { groupId } = await givenFamily(page, 'Anna')
  const { url } = await callApi(page, `/api/family-groups/${groupId}/devices/links`)
  const first = await (await newContext()).newPage()
  await first.goto(String(url))
  await expect(first.getByText(/will appear here/)).toBeVisible()
  const second = await (await newContext({ locale: 'de-AT' })).newPage()
  await second.goto(String(url))
  await expect(second.getByText('Dieser Link wurde schon benutzt oder ist zu alt.')).toBeVisible()
  await expect(second.getByRole('status', { name: /^Code \w/ })).toBeVisible()
})

test('before the pairing a screen speaks the first language of its browser that it knows', async ({
  newContext,
}) => {
  const context = await newContext({ locale: 'nl-BE' })
  const screen = await context.newPage()
  await screen.goto('/screen')
  await expect(screen.getByRole('heading', { name: 'Dit scherm verbinden' })).toBeVisible()
  await expect(screen.getByRole('status', { name: /^Code \w/ })).toBeVisible()
})

/** Counts the frames in which the page has no text. */
async function countBlankFrames(screen: Page): Promise<() => Promise<number>> {
  await screen.evaluate(() => {
    const counts = window as Window & { blankFrames?: number }
    counts.blankFrames = 0
    new MutationObserver(() => {
      if (document.getElementById('root')?.textContent.trim() === '')
        counts.blankFrames = (counts.blankFrames ?? 0) + 1
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  return () => screen.evaluate(() => (window as Window & { blankFrames?: number }).blankFrames ?? -1)
}
