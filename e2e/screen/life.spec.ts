import type { BrowserContext, Page } from '@playwright/test'
import type { ClockServer } from '#server/testing/processes/running-server.ts'
import { chooseMore } from '../support/more.ts'
import { setClocks, whilePaused } from '../support/page-clock.ts'
import { callApi, givenFamily, joinGroup } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

/** In Berlin it is one hour later. */
const at = (time: string) => `2027-01-12T${time}:00Z`

type Room = { path: string; room: BrowserContext; screen: Page }

/** Emma's family with a screen in the room, at seven in the morning there. */
async function givenRoom(
  page: Page,
  { server, newContext }: { server: ClockServer; newContext: () => Promise<BrowserContext> },
): Promise<Room> {
  const room = await newContext()
  await setClocks(server, [page.context(), room], at('06:00'))
  const { path } = await givenFamily(page, 'Emma', server.url)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const { url } = await callApi(page, `${path}/devices/links`)
  const screen = await room.newPage()
  await screen.goto(String(url))
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  return { path, room, screen }
}

test('switched on in Settings, the screen tells her, asks at the hour, and its button is the sign', {
  tag: '@first',
}, async ({ clockServer: server, newContext, page }) => {
  const { screen, room } = await givenRoom(page, { server, newContext })
  await page.goto(`${server.url}/settings/screen#life`)
  const card = page.getByRole('region', { name: 'Daily sign of life' })
  await expect(card.getByText('It is no emergency service and cannot replace one.')).toBeVisible()
  await card.getByRole('button', { name: 'Set it up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up the daily sign of life' })
  await dialog.getByLabel('A device is used by').fill('05:00')
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await expect(dialog.getByText('Please choose a time between')).toBeVisible()
  await dialog.getByLabel('A device is used by').fill('11:00')
  await dialog.getByRole('button', { name: 'Switch it on' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card.getByText('On', { exact: true })).toBeVisible()

  const letter = screen.getByRole('dialog', { name: /hear if you do not use this screen by 11:00/ })
  await letter.getByRole('button', { name: "That's fine" }).click()
  await expect(letter).toHaveCount(0)
  // That tap was today's sign.
  await page.goto(server.url)
  await expect(page.getByText('Sign of life today')).toBeVisible()

  await setClocks(server, [page.context(), room], '2027-01-13T09:59:00Z')
  await expect(screen.getByText('All well, Rose?')).toHaveCount(0)
  await setClocks(server, [page.context(), room], '2027-01-13T10:00:01Z')
  const question = screen.getByRole('alertdialog', { name: 'All well, Rose?' })
  await expect(question).toBeVisible()
  await expect(page.getByText(/No sign yet today. The screen has been asking since/)).toBeVisible()
  // Another touch is no answer.
  await screen.mouse.click(20, 20)
  await screen.keyboard.press('ArrowDown')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'I am well' }).click()
  // It is seen for some seconds.
  await expect(screen.getByText('Thank you, Rose.')).toBeAttached()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Sign of life today')).toBeVisible()
})

test('“Please call me” is the sign of life, too, and asks the family at once', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  const { path, screen, room } = await givenRoom(page, { server, newContext })
  await callApi(page, `${path}/life`, { isOn: true, hour: '11:00' }, 'PATCH')
  await screen.getByRole('button', { name: "That's fine" }).click()
  await page.goto(server.url)
  await setClocks(server, [page.context(), room], '2027-01-13T10:00:01Z')
  await screen.getByRole('button', { name: 'Please call me' }).click()
  await expect(screen.getByText(/^You asked for a call/)).toBeVisible()
  await expect(page.getByText('Sign of life today')).toBeVisible()
  await expect(page.getByRole('main').getByText('Rose asks for a call')).toBeVisible()
})

test('she reads it again, and what she asks reaches the family', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  const { path, screen } = await givenRoom(page, { server, newContext })
  await callApi(page, `${path}/life`, { isOn: true, hour: '11:00' }, 'PATCH')
  await screen.getByRole('button', { name: "That's fine" }).click()
  await whilePaused(screen, async () => {
    await screen.mouse.move(200, 200)
    await chooseMore(screen, 'What your family hears')
  })
  // Without a network it says so, and loses nothing.
  await screen.context().setOffline(true)
  await screen.getByRole('button', { name: 'Ask them to stop' }).click()
  await expect(screen.getByText('No connection just now. Please try again later.')).toBeVisible()
  await screen.context().setOffline(false)
  await screen.getByRole('button', { name: 'Ask them to stop' }).click()
  await expect(screen.getByText('Your family will read that you ask them to stop.')).toBeAttached()
  await page.goto(`${server.url}/settings/screen`)
  const card = page.getByRole('region', { name: 'Daily sign of life' })
  await expect(card.getByText(/Rose asked you to stop this/)).toBeVisible()
  await card.getByRole('button', { name: 'We have talked, it goes on' }).click()
  await expect(card.getByText(/Rose asked you to stop this/)).toHaveCount(0)
})

test('two members see the open alarm, and who looks after it', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  const { path, room } = await givenRoom(page, { server, newContext })
  await callApi(page, `${path}/life`, { isOn: true, hour: '11:00', waitMinutes: 15 }, 'PATCH')
  const bens = await newContext()
  const ben = await bens.newPage()
  await joinGroup(page, ben, { url: server.url, path, firstName: 'Ben' })
  await page.goto(`${server.url}/shopping`)
  await ben.goto(server.url)
  const clocks = [page.context(), room, bens]
  await setClocks(server, clocks, at('10:00'))
  await expect(ben.getByText(/The screen has been asking since/)).toBeVisible()
  await setClocks(server, clocks, at('10:16'))
  await expect(ben.getByText(/No sign of life from Rose yet today|The screen has been away/)).toBeVisible()
  await expect(ben.getByText('Emma Hartley was told at')).toBeVisible()
  // Who was told sees it on every page, the others in the room.
  const banner = page.getByRole('region', { name: 'Sign of life' })
  await expect(banner.getByRole('button', { name: "I'll look after it" })).toBeVisible()
  await expect(page).toHaveTitle('No sign of life from Rose')
  await expect(ben.getByRole('region', { name: 'Sign of life' })).toHaveCount(0)
  await ben.getByRole('button', { name: "I'll look after it" }).click()
  await expect(ben.getByText('You look after it, since')).toBeVisible()
  await expect(banner.getByText('Ben Hartley looks after Rose')).toBeVisible()
  await expect(page.getByRole('button', { name: "I'll look after it" })).toHaveCount(0)
  await ben.getByRole('button', { name: "I can't after all" }).click()
  await banner.getByRole('button', { name: "I'll look after it" }).click()
  await expect(banner.getByText('You look after Rose')).toBeVisible()
  await banner.getByRole('button', { name: 'What to do about this' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(banner).toHaveCount(0)
})

test('the screen opens without a network with what the family asked for', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  const { path, screen, room } = await givenRoom(page, {
    server,
    newContext: () => newContext({ serviceWorkers: 'allow' }),
  })
  await callApi(page, `${path}/life`, { isOn: true, hour: '11:00' }, 'PATCH')
  const letter = screen.getByRole('dialog', { name: /hear if you do not use this screen/ })
  await expect(letter).toBeVisible()
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await room.setOffline(true)
  await screen.reload()
  await expect(letter).toBeVisible()
})
