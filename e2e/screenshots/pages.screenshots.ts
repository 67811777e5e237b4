import type { Page } from '@playwright/test'
import { callApi, givenFamily, givenScreen, uploadPhoto } from '../support/person.ts'
import { picture } from '../support/pictures.ts'
import { takeEach } from '../support/screenshots.ts'
import { test } from '../support/server.ts'
import { waitUntilStill } from '../support/stable.ts'

// Notifications close after five seconds, so that they do not cover the page.
test.use({ toastsStay: false })

const folder = 'screenshots'
const sizes = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

const photos = [
  ['gps/DSCN0010.jpg', 'A walk in Arezzo'],
  ['orientation/portrait_6.jpg', ''],
  [
    'phone/iphone_hdr_YES.jpg',
    'Lunch by the sea with everybody, and even the little ones ate their vegetables',
  ],
  ['gps/DSCN0021.jpg', ''],
  ['heic/IMG_5195.HEIC', 'The old tree'],
  ['orientation/landscape_3.jpg', 'Look who is back'],
  ['phone/jolla.jpg', 'From the balcony this morning'],
] as const

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen, ${colorScheme}`, async ({ newContext, page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await page.getByRole('link', { name: 'Get Started' }).waitFor()
    await take('landing')
    await page.goto('/nowhere')
    await take('not-found')
    await page.goto('/api/login')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await take('sign-in')
    await page.getByRole('button', { name: 'Create account' }).click()
    await take('sign-up')
    await open('/privacy', 'Who is responsible')
    await take('privacy')
    await open('/terms', 'With whom you agree')
    await take('terms')

    const { groupId } = await givenFamily(page)
    await page.goto('/')
    await page.getByText('First steps').waitFor()
    await take('dashboard-empty')
    await open('/photo-gallery', 'No photos yet')
    await take('gallery-empty')
    await page.getByRole('button', { name: 'Upload Photo' }).click()
    await take('upload')
    await page.getByTestId('photo-file').setInputFiles(await picture('phone/jolla.jpg'))
    await take('upload-picked')
    await page.keyboard.press('Escape')
    for (const [name, caption] of photos) {
      await page.getByRole('button', { name: 'Upload Photo' }).click()
      await uploadPhoto(page, { file: await picture(name), caption })
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }

    const context = await newContext({ colorScheme, viewport: { width: 1280, height: 800 } })
    const screen = await context.newPage()
    await screen.goto('/screen')
    await screen.getByRole('status', { name: /^Code/ }).waitFor()
    await takeScreen(screen, 'screen-pairing')
    await screen.close()
    const shown = await givenScreen(page, context)
    await takeScreen(shown, 'screen-waiting')
    for (const part of ['you', 'family', 'programs', 'screen']) {
      await page.goto(`/settings/${part}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await take(`settings-${part}`)
    }
    await open('/settings', 'Account Settings')
    await take('settings')
    await open('/settings/screen', 'Connect a screen')
    await page.getByRole('button', { name: 'Connect a screen' }).click()
    await take('settings-pair')
    await page.keyboard.press('Escape')

    for (const path of ['family-members', 'content-library', 'schedule', 'shopping']) {
      await page.goto(`/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await take(`${path}-empty`)
    }
    await fill(page, groupId)
    await open('/family-members', 'Role Permissions')
    await take('family-members')
    await page.getByRole('button', { name: 'Invite Member' }).click()
    await take('invite')
    await page.getByLabel('Email Address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send Invitation' }).click()
    await page.getByText('The invitation is ready').waitFor()
    await take('invited')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'View Emma Hartley' }).click()
    await take('member')
    await open('/content-library', 'Persuasion')
    await take('content-library')
    await page.getByRole('button', { name: 'Add Content' }).click()
    await take('content-add')
    await open('/schedule', 'Upcoming Deliveries')
    await take('schedule')
    await page.getByRole('button', { name: /^Evening Story/ }).click()
    await take('schedule-template')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Schedule Content' }).click()
    await take('schedule-add')
    await open('/shopping', 'Pending Items')
    await page.getByRole('checkbox', { name: 'Select Oat milk' }).check()
    await take('shopping')
    await page.getByRole('button', { name: 'Add Detailed Item' }).click()
    await take('shopping-add')
    await open('/shopping/to-amazon', 'To put in the cart')
    await take('shopping-to-amazon')
    await open('/activity', 'Activity')
    await take('activity')

    await open('/', 'Alexa Online')
    await page.getByRole('button', { name: 'Send Look who is back to Alexa' }).click()
    await page.getByText(/^On Family screen/).waitFor()
    await page.getByRole('button', { name: 'Send From the balcony this morning to Alexa' }).click()
    await shown.getByText('From the balcony this morning').waitFor()
    await takeScreen(shown, 'screen-picture')
    await shown.getByRole('button', { name: 'I love it' }).click()
    await page.getByText(/♥/).first().waitFor()
    await page
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('listitem')
      .waitFor({ state: 'detached' })
    await take('dashboard')
    await open('/photo-gallery', 'From the balcony this morning')
    await take('gallery')
    await page.getByRole('button', { name: 'View From the balcony this morning' }).last().click()
    await take('photo-details')
    await page.keyboard.press('Escape')

    async function open(path: string, text: string) {
      await page.goto(path)
      await page.getByText(text).first().waitFor()
    }

    async function take(name: string) {
      await takeEach(page, sizes, (width) => `${folder}/${colorScheme}/${name}-${width}.png`, {
        fullPage: !(await page.getByRole('dialog').count()),
      })
      await page.setViewportSize({ width: 1440, height: 900 })
    }

    async function takeScreen(screen: Page, name: string) {
      await waitUntilStill(screen)
      await screen.screenshot({ path: `${folder}/${colorScheme}/${name}-1280.png` })
    }
  })
}

/** Adds what a family has after a few weeks. */
async function fill(page: Page, groupId: string) {
  const path = `/api/family-groups/${groupId}`
  await callApi(page, `${path}/members`, { email: 'mia@example.com', role: 'caretaker' })
  await callApi(page, `${path}/members`, { email: 'a.very.long.address.of.uncle.bartholomew@example.com' })
  const items = [
    {
      type: 'audiobook',
      title: 'Persuasion',
      description: 'Anne Elliot, eight years later. Read by Juliet Stevenson.',
    },
    {
      type: 'movie',
      title: 'The Grand Budapest Hotel',
      provider: 'prime_video',
      externalUrl: 'https://example.com',
    },
    { type: 'tv_show', title: 'Bridgerton', description: 'The new season is out.' },
    { type: 'music', title: 'Goldberg Variations' },
  ]
  const made: string[] = []
  for (const item of items) made.push(String((await callApi(page, `${path}/content`, item)).id))
  await callApi(page, `${path}/content/${made[2]}/send-to-alexa`)
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const weekly = { isRecurring: true, recurringPattern: 'weekly' }
  await callApi(page, `${path}/schedule`, { contentItemId: made[0], scheduledFor: at(1), ...weekly })
  await callApi(page, `${path}/schedule`, { contentItemId: made[3], scheduledFor: at(3), isRecurring: false })
  const names = ['Oat milk', 'Bread', 'Marmalade', 'Tea', 'Batteries for the torch']
  const bought: string[] = []
  for (const name of names) bought.push(String((await callApi(page, `${path}/shopping/items`, { name })).id))
  await callApi(page, `${path}/shopping/items`, { name: 'Apples', quantity: '1 kg', notes: 'The red ones' })
  await callApi(page, `${path}/shopping/send-to-amazon`, { itemIds: [bought[4]] })
  await callApi(page, `/api/shopping-items/${bought[1]}/toggle`, { isCompleted: true }, 'PATCH')
}
