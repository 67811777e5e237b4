import type { BrowserContext, Page } from '@playwright/test'
import type { Member } from '#contract/family/members.ts'
import { pathInGroup, questionPath } from '#contract/pages/page-paths.ts'
import { violations } from '../support/axe.ts'
import { chooseMore, touchForMore } from '../support/more.ts'
import { setClocks, whilePaused } from '../support/page-clock.ts'
import { callApi, givenFamily, givenScreen, joinGroup, toasts } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { expect, test } from '../support/server.ts'

async function givenRoom(page: Page, newContext: () => Promise<BrowserContext>, url: string) {
  const { groupId, path } = await givenFamily(page, 'Anna', url)
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  const ben = await (await newContext()).newPage()
  await joinGroup(page, ben, { url, path, firstName: 'Ben' })
  return { groupId, path, screen, ben }
}

test('the family reads at once that Rose has paused the screen, and a caretaker can end it', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  // Eleven in the morning where she lives.
  const contexts = [page.context()]
  await setClocks(server, contexts, '2027-01-12T10:00:00Z')
  const { path, screen, ben } = await givenRoom(page, newContext, server.url)
  await setClocks(server, [screen.context(), ben.context()], '2027-01-12T10:01:00Z')
  const photo = await addPhoto(page, path, 'The wisteria')
  await page.goto(server.url)
  await ben.goto(server.url)
  await whilePaused(screen, async () => {
    await touchForMore(screen)
    await chooseMore(screen, 'Pause')
  })
  await screen.getByRole('button', { name: 'Pause until tomorrow' }).click()
  for (const member of [page, ben]) {
    const note = member.getByRole('region', { name: 'Pause', exact: true })
    await expect(note.getByRole('status')).toHaveText(
      /^Rose has paused the screen until tomorrow 8:00\sAM( there, .* here)?$/,
    )
    await expect(note).toContainText('Rose or a caretaker of the family can end it.')
  }
  await expect(ben.getByRole('button', { name: 'End the pause' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: "Paused: Rose's screen is dark" })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // What is sent waits, and says for what.
  await callApi(page, `${path}/photos/${photo}/send-to-alexa`)
  const waits = /Waits until Rose's pause ends tomorrow 8:00\sAM/
  await expect(page.getByText(waits)).toBeVisible()
  await page.goto(`${server.url}/settings/screen`)
  await expect(
    page.getByRole('region', { name: 'Devices' }).getByText(/^Paused until tomorrow 8:00/),
  ).toBeVisible()

  await page.goto(server.url)
  await page.getByRole('button', { name: 'End the pause' }).click()
  const question = page.getByRole('alertdialog', { name: 'End the pause?' })
  await expect(question).toContainText('Somebody in the room wanted it dark')
  await question.getByRole('button', { name: 'End the pause' }).click()
  await expect(toasts(page)).toContainText('The pause is over')
  for (const member of [page, ben])
    await expect(member.getByRole('region', { name: 'Pause', exact: true })).toHaveCount(0)
  await expect(page.getByText(waits)).toHaveCount(0)
  // The screen lights up by itself, and shows what has waited.
  await expect(screen.getByRole('img', { name: 'The wisteria' })).toBeVisible()
})

test('a pause goes from the pages by itself in the morning', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  await setClocks(server, [page.context()], '2027-01-12T20:58:00Z')
  const { path } = await givenRoom(page, newContext, server.url)
  await callApi(page, `${path}/life`, { isOn: true, hour: '11:00' }, 'PATCH')
  await callApi(page, `${path}/room/pause`)
  await page.goto(server.url)
  await expect(page.getByText('No sign yet today. The screen is paused and does not ask.')).toBeVisible()
  const note = page.getByRole('region', { name: 'Pause', exact: true })
  await expect(note).toContainText(/Anna Hartley has paused the screen until tomorrow 8:00/)
  // Early enough that a busy machine has opened the page before eight.
  await setClocks(server, [page.context()], '2027-01-13T06:50:00Z')
  await page.reload()
  await expect(note).toContainText(/until today 8:00/)
  await page.clock.fastForward('11:00')
  await expect(note).toHaveCount(0)
})

test('what is chosen for the room is saved at once, stays, and is seen by the others', {
  tag: '@first',
}, async ({ newContext, page, server }) => {
  const { ben } = await givenRoom(page, newContext, server.url)
  await page.goto('/settings/screen#room')
  await ben.goto('/settings/screen#room')
  const card = page.getByRole('region', { name: 'The room' })
  const hers = ben.getByRole('region', { name: 'The room' })
  await expect(hers.locator('select, [role=switch], input')).toHaveCount(0)
  await expect(hers.getByText('A caretaker can change this.')).toBeVisible()
  await expect(card.getByLabel('Language')).toHaveValue('en')
  await card.getByLabel('Language').selectOption('Polski')
  for (const each of [card, hers]) await each.getByText('Pictures and times').click()
  for (const name of ['Chime', 'Reading aloud', 'Favourites more often', 'On this day'])
    await card.getByRole('switch', { name }).click()
  const volume = card.getByRole('slider', { name: 'Volume' })
  await volume.focus()
  await volume.press('ArrowLeft')
  await volume.press('ArrowLeft')
  await expect(card.getByLabel('Language')).toHaveValue('pl')
  await expect(card.getByRole('switch', { name: 'Chime' })).toBeChecked()
  await expect(card.getByRole('switch', { name: 'Reading aloud' })).toBeChecked()
  await expect(card.getByRole('switch', { name: 'Favourites more often' })).not.toBeChecked()
  await expect(card.getByRole('switch', { name: 'On this day' })).not.toBeChecked()
  await expect(volume).toHaveValue('50')
  // A member reads it, without what could not be pressed.
  for (const value of ['Polski', '50 %']) await expect(hers.getByText(value, { exact: true })).toBeVisible()
  // Off: what comes round, and times in words.
  for (const [value, count] of Object.entries({ On: 2, Off: 3 }))
    await expect(hers.getByText(value, { exact: true }).filter({ visible: true })).toHaveCount(count)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(card.getByLabel('Language')).toHaveValue('pl')
  await expect(volume).toHaveValue('50')

  // What cannot be saved goes back, and a toast says so.
  await page.route('**/room', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await card.getByRole('switch', { name: 'Chime' }).click()
  await expect(toasts(page)).toContainText('Something went wrong')
  await expect(card.getByRole('switch', { name: 'Chime' })).toBeChecked()
  await volume.press('End')
  await expect(volume).toHaveValue('50')
})

test('the family can hear the chime where it sets it', async ({ newContext, page, server }) => {
  await givenRoom(page, newContext, server.url)
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (at) {
      document.documentElement.dataset.notes = `${document.documentElement.dataset.notes ?? ''}♪`
      start.call(this, at)
    }
  })
  await page.goto('/settings/screen#room')
  await page.getByRole('button', { name: 'Play it here' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-notes', /♪{2,}/)
})

test('the notice of every half year leads to three questions, and from there to what can be changed', async ({
  clockServer: server,
  newContext,
  page,
}) => {
  // Eleven in the morning where she lives. Before four at night "tomorrow" would be the same day.
  await setClocks(server, [page.context()], '2027-01-12T10:00:00Z')
  const { path, groupId, ben } = await givenRoom(page, newContext, server.url)
  // As a push message or a mail leads to it.
  await page.goto(server.url + pathInGroup(questionPath, groupId))
  const dialog = page.getByRole('dialog', { name: 'Is the screen still welcome?' })
  await expect(dialog).toContainText('Please ask Rose')
  await expect(dialog.getByRole('listitem').first()).toContainText('Do you like what comes?')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Pause until tomorrow' }).click()
  await page
    .getByRole('alertdialog', { name: 'Pause the screen until tomorrow?' })
    .getByRole('button', { name: 'Pause until tomorrow' })
    .click()
  await expect(dialog.getByRole('status')).toContainText('Anna Hartley has paused the screen until tomorrow')
  expect((await callApi(page, `${path}/room`, undefined, 'GET')).pause).not.toBeNull()
  await dialog.getByRole('link', { name: 'The daily sign of life' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Daily sign of life' })).toBeInViewport()
  await expect(page).toHaveURL(/#life$/)
  // Back does not open it again.
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  // A member is not asked, and reads when the caretakers are.
  await ben.goto(`${server.url}/settings/screen#question`)
  await expect(
    ben.getByText(/^Twice a year the caretakers are reminded to ask Rose\. Next on /),
  ).toBeVisible()
  await expect(ben.getByRole('dialog')).toHaveCount(0)
})

test('Settings say what Rose is told on the screen', async ({ newContext, page, server }) => {
  const { path } = await givenRoom(page, newContext, server.url)
  const members = (await callApi(page, `${path}/members`, undefined, 'GET')) as unknown as Member[]
  const userId = members[0]?.user.id
  await callApi(page, `${path}/people`, { name: 'Anna', relation: 'your daughter', userId })
  await page.goto('/settings/screen#room')
  await page.getByText('What Rose is told').click()
  await expect(
    page.getByText('Who is in the family: Anna Hartley, “your daughter”; Ben Hartley.'),
  ).toBeVisible()
  await expect(page.getByText('That nobody is told if the screen is not used.')).toBeVisible()
})
