import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { givenLife } from '../support/given-memory.ts'
import { touchForMore } from '../support/more.ts'
import { watchRequests } from '../support/network.ts'
import { callApi, givenFamily, givenScreen } from '../support/person.ts'
import { addPhoto } from '../support/photo.ts'
import { picture, smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

const pages = [
  '/',
  '/family-members',
  '/photo-gallery',
  '/content-library',
  '/content-library/notes',
  '/schedule',
  '/shopping',
  '/settings',
  '/settings/you',
  '/settings/screen',
  '/settings/family',
  '/settings/programs',
]

/** On these stand all words that rest. */
const ordinary = [
  '/',
  '/family-members',
  '/content-library/notes',
  '/schedule',
  '/settings',
  '/settings/screen',
]

/** Words of what is sent, planned or asked. None may stand on a page of a group that is kept in memory. */
const hurting = [
  /\bSend (?:a |to (?!Amazon))/,
  /Caring for/,
  /for a call|going to call|telephone$/m,
  /expected yet|Plan the first|Add a visit/,
  /Quick Schedule Templates|Upcoming Deliveries/,
  /still welcome|Pause until|is told$/m,
  /Daily Photo Reminder|Auto-send/,
  /No answer yet|Waiting for|Not sent/,
  /Alexa Integration|An Echo Show/,
  /Rose knows|Who (?:you are|this is) to Rose|your grandson/,
  /Stay connected|daily life/,
  /sign of life/i,
]

test('the primary caretaker keeps a group in memory and takes it back', async ({ newContext, page }) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, path, { lovedOneName: 'Rose' }, 'PATCH')
  const screen = await givenScreen(page, await newContext())
  const garden = await addPhoto(page, path, 'The garden', await picture('phone/jolla.jpg'))
  await callApi(page, `${path}/photos/${garden}/send-to-alexa`)
  await addPhoto(page, path, 'Not sent yet')
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()

  await page.goto('/settings/family')
  const card = page.getByRole('region', { name: 'In memory' })
  await card.getByRole('button', { name: 'Keep in memory…' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Keep the group in memory of Rose?' })
  await expect(dialog.getByText('You can take this back at any time')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep in memory' }).click()
  await expect(card.getByText('In memory of Rose since')).toBeVisible()

  await expect(screen.getByRole('img', { name: 'The garden' })).toBeVisible()
  for (const name of ['Call me', 'Thank you', 'I love it'])
    await expect(screen.getByRole('button', { name })).toHaveCount(0)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'In memory of Rose' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Write a note' }).click()
  await expect(page.getByPlaceholder(/blue coat/)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Note' }).fill('I miss you')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goto('/content-library/notes')
  await expect(page.getByText('I miss you')).toBeVisible()
  await expect(page.getByRole('button', { name: /^send/i })).toHaveCount(0)
  await page.goto('/photo-gallery')
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await expect(page.getByRole('button', { name: /^send/i })).toHaveCount(0)

  await page.goto('/settings/family')
  await card.getByRole('button', { name: 'Take this back' }).click()
  await expect(card.getByRole('button', { name: 'Keep in memory…' })).toBeVisible()
  await expect(screen.getByRole('button', { name: 'Call me' })).toBeVisible()
})

test('no page says or offers what rests, to the primary caretaker and to a member', async ({
  newContext,
  page,
}) => {
  const { ben, path, screen, remember } = await givenLife(page, newContext)
  // Without a screen, what is sent from now on stays on its way.
  await screen.close()
  await callApi(page, `${path}/notes`, { text: 'I come on Monday', isSent: true })
  await callApi(
    page,
    `${path}/photos/${await photoCalled(page, path, 'Not sent yet')}`,
    { caption: 'A leaf' },
    'PATCH',
  )
  const said = async () => {
    const words = await wordsOf(page, ordinary)
    return hurting.filter((hurt) => hurt.test(words))
  }
  await expect.poll(said).toEqual(hurting)
  await remember()
  for (const tab of [page, ben]) {
    const words = await wordsOf(tab, pages)
    expect(words).toContain('In memory of Rose')
    expect(hurting.flatMap((hurt) => words.match(hurt) ?? [])).toEqual([])
  }
  await remember(false)
  await expect.poll(said).toEqual(hurting)
})

test('an open Schedule reads the visits anew when the memory is taken back elsewhere', async ({ page }) => {
  const { path } = await givenFamily(page, 'Anna')
  await callApi(page, `${path}/in-memory`, { isInMemory: true }, 'PUT')
  const untilQuiet = watchRequests(page)
  const opened = page.waitForRequest(/\/live\?/)
  await page.goto('/schedule')
  await opened
  await untilQuiet()
  const read = page.waitForRequest(/\/visits\?days=/)
  await callApi(page, `${path}/in-memory`, { isInMemory: false }, 'PUT')
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible()
  await read
})

test('the Dashboard keeps what the loved one answered, and no call', async ({ newContext, page }) => {
  const { remember } = await givenLife(page, newContext)
  await page.goto('/')
  const call = page.getByText('You are going to call Rose')
  await expect(call.first()).toBeVisible()
  await remember()
  await expect(page.getByRole('heading', { name: 'What Rose answered' })).toBeVisible()
  const answers = page.getByRole('list', { name: 'Answers from Rose' })
  await expect(answers.getByRole('listitem')).toHaveText([
    /Rose loved it/,
    /Rose said “Thank you”/,
    /Rose loved it/,
  ])
  await expect(answers).not.toContainText('New')
  await expect(call).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Calls' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Share a photo with the family' }).first().waitFor()
  await remember(false)
  await expect(page.getByText('Rose loves it').first()).toBeVisible()
})

test('what was planned can be cancelled, and nothing else', async ({ newContext, page }) => {
  const { ben, path, remember } = await givenLife(page, newContext)
  await remember()
  await page.goto('/schedule')
  const card = page.getByRole('region', { name: 'What was planned' })
  await expect(card.getByRole('listitem')).toHaveText([/Emma/, /Next photo/])
  await expect(page.locator('main').getByRole('button')).toHaveText(['Cancel', 'Cancel'])
  await card.getByRole('button', { name: 'Cancel delivery: Emma' }).click()
  await expect(card.getByRole('listitem')).toHaveText([/Next photo/])
  await ben.goto('/schedule')
  await expect(ben.getByText('Next photo not yet shown')).toBeVisible()
  await expect(ben.locator('main').getByRole('button')).toHaveCount(0)
  await remember(false)
  await expect(page.getByRole('button', { name: 'Schedule Content' })).toBeVisible()
  const listed = (await callApi(page, `${path}/schedule`, undefined, 'GET')) as unknown as {
    status: string
  }[]
  expect(listed.map(({ status }) => status)).toEqual(['pending'])
})

test('Settings shows what still matters, and no section without anything', async ({ newContext, page }) => {
  const { remember } = await givenLife(page, newContext)
  await remember()
  await page.goto('/settings')
  const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('listitem')
  await expect(links).toHaveText([/^Rose's screen/, /^You/, /^Family/, /^Other programs/])
  await expect(page.getByRole('switch')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit The Hartleys' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel("Loved one's name")).toBeVisible()
  await expect(dialog.getByLabel("Loved one's telephone")).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await links.filter({ hasText: "Rose's screen" }).click()
  const room = page.getByRole('region', { name: 'The screen' })
  await expect(room.getByRole('combobox')).toHaveCount(2)
  await expect(room.getByRole('switch')).toHaveCount(2)
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('button', { name: /Connect|Open a screen|Send test|Echo/ })).toHaveCount(0)
  await devices.getByRole('button', { name: /^Settings of/ }).click()
  await dialog.getByRole('switch', { name: 'Quiet hours' }).click()
  await expect(dialog.getByText('By the clock of Berlin')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/settings/family')
  const notices = page.getByRole('region', { name: 'Notices', exact: true })
  await notices.getByText('Who hears of what').click()
  await expect(notices.getByRole('term')).toHaveText([
    /^Who belongs to the family/,
    /^Roles/,
    /^Taking over/,
    /^Accounts taken back/,
    /^PhotosSomebody added photos\.$/,
    /^RecommendationsSomebody added a recommendation\.$/,
    /^Shopping/,
    /^Screens/,
  ])
  const paces = notices.getByRole('combobox', { name: 'On your phone and computer' })
  await expect(paces.getByRole('option', { name: /calls|signs of life/ })).toHaveCount(0)
  await page.goto('/settings/screen')
  await devices.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No screen shows the photos.')).toBeVisible()
  await expect(page.locator('main section')).toHaveCount(0)
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(links).toHaveText([/^You/, /^Family/, /^Other programs/])
  await remember(false)
  await expect(links).toHaveText([/^Rose's screen/, /^You/, /^Family/, /^Other programs/])
  await expect(page.getByRole('switch')).toHaveCount(3)
  const [group] = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as object[]
  expect(group).toMatchObject({ lovedOnePhone: '+44 20 7946 0958' })
})

test('pictures are shared with the family, and what was not shown is told by nothing', async ({
  newContext,
  page,
}) => {
  const { ben, path, screen, remember } = await givenLife(page, newContext)
  await screen.close()
  const waiting = await photoCalled(page, path, 'Not sent yet')
  await callApi(page, `${path}/photos/${waiting}/send-to-alexa`)
  await ben.goto('/photo-gallery')
  await expect(ben.getByText('Waiting for Family screen')).toBeVisible()
  await remember()
  await expect(ben.getByText('Waiting for Family screen')).toHaveCount(0)
  await expect(ben.getByText(/On Family screen/).first()).toBeVisible()
  await ben.getByRole('button', { name: 'View Not sent yet' }).first().click()
  const viewer = ben.getByRole('dialog')
  await expect(viewer.getByText('Who is on it?')).toBeVisible()
  await expect(viewer.getByText(/No answer yet|In its inbox|Send/)).toHaveCount(0)
  await ben.goto('/')
  const chooser = ben.waitForEvent('filechooser')
  await ben.getByRole('button', { name: 'Share a photo with the family' }).click()
  await (await chooser).setFiles(await smallPicture())
  const dialog = ben.getByRole('dialog', { name: 'Share a photo with the family' })
  await expect(dialog.getByRole('button', { name: /send/i })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await expect(ben.getByText('Photo uploaded').first()).toBeVisible()
})

test('the screen shows the photos without a day, a pause or who sees what', async ({ newContext, page }) => {
  const { screen, remember } = await givenLife(page, newContext)
  const more = screen.getByRole('button', { name: 'More', exact: true })
  // It is hidden some seconds after a touch.
  const openMore = async () => {
    await touchForMore(screen)
    await more.click({ timeout: 500 })
  }
  const choices = screen.getByRole('dialog', { name: 'More' })
  const dayLine = screen.locator('.day-line')
  await expect(openMore).toPass()
  await expect(choices.getByRole('button', { name: 'Pause' })).toBeVisible()
  await choices.getByRole('button', { name: 'Close' }).click()
  await expect(dayLine.filter({ visible: true }).first()).toBeVisible()
  await remember()
  await expect(dayLine.filter({ visible: true })).toHaveCount(0)
  await expect(openMore).toPass()
  await expect(choices.getByRole('button')).toHaveText(['Full screen', 'Close'])
  await choices.getByRole('button', { name: 'Close' }).click()
  await expect(screen.locator('.since').filter({ visible: true })).toHaveCount(0)
  // Going on after the newest would lead to the day.
  for (let step = 0; step < 4; step++) await screen.keyboard.press('ArrowRight')
  await expect(screen.getByRole('img', { name: 'On the square' })).toBeVisible()
  await expect(screen.getByText('The Hartleys')).toHaveCount(0)
  await remember(false)
  await expect(dayLine.filter({ visible: true }).first()).toBeVisible()
  await expect(openMore).toPass()
  await expect(choices.getByRole('button', { name: 'Pause' })).toBeVisible()
})

/** All that stands on the pages, and the names of buttons. */
async function wordsOf(page: Page, paths: string[]): Promise<string> {
  const words: string[] = []
  const untilQuiet = watchRequests(page)
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet()
    words.push(path, ...(await page.evaluate(readWords)))
  }
  return words.join('\n')
}

/** Runs in the page. */
function readWords(): string[] {
  const named = [...document.querySelectorAll('[aria-label], [placeholder]')]
  const names = named.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('placeholder')])
  // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen, with its lines
  return [document.body.innerText, ...names.filter((name) => name !== null)]
}

async function photoCalled(page: Page, path: string, caption: string): Promise<string> {
  const photos = (await callApi(page, `${path}/photos`, undefined, 'GET')) as unknown as {
    id: string
    caption: string
  }[]
  return String(photos.find((photo) => photo.caption === caption)?.id)
}
