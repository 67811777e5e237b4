import type { Page } from '@playwright/test'
import {
  callApi,
  closeByEscape,
  countPresses,
  forgetPresses,
  givenFamily,
  joinGroup,
  pressesOf,
} from '../support/person.ts'
import { smallPicture } from '../support/pictures.ts'
import { expect, test } from '../support/server.ts'

// How many presses the commonest things take on a phone, from the Dashboard. Letters that are typed are no presses.

type Role = 'primary' | 'caretaker' | 'member'

const things: { what: string; presses: number; roles?: Role[]; run: (page: Page) => Promise<void> }[] = [
  {
    what: 'send a picture',
    presses: 2,
    async run(page) {
      const choosing = page.waitForEvent('filechooser')
      await press(page, 'Send a picture')
      await (await choosing).setFiles(await smallPicture())
      const dialog = page.getByRole('dialog', { name: 'Send a picture' })
      await dialog.getByRole('button', { name: /^Send to Rose/ }).click()
      await expect(dialog.getByRole('button', { name: /^Send to Rose/ })).toHaveCount(0)
      await closeByEscape(page, dialog)
    },
  },
  {
    what: 'write a note',
    presses: 2,
    async run(page) {
      await press(page, 'Write a note')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Note', { exact: true }).fill('The roses are out')
      await dialog.getByRole('button', { name: /^Send to Rose/ }).click()
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    what: 'read who comes next',
    presses: 0,
    async run(page) {
      await expect(page.getByRole('link', { name: /^Coming up: Mia/ })).toBeVisible()
    },
  },
  {
    what: 'put something on the list',
    presses: 1,
    async run(page) {
      await page.getByLabel('Add new item').fill('Pears')
      await press(page, 'Add item')
      await expect(page.getByRole('button', { name: 'Pears', exact: true })).toBeVisible()
    },
  },
  {
    what: 'tick something',
    presses: 1,
    async run(page) {
      const apples = page.getByRole('button', { name: 'Apples', exact: true })
      await apples.click()
      await expect(apples).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    what: 'look at all pictures',
    presses: 1,
    async run(page) {
      await page.getByRole('link', { name: 'Photos', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Photo Gallery' })).toBeVisible()
    },
  },
  {
    what: 'say who comes',
    presses: 3,
    async run(page) {
      await page.getByRole('link', { name: 'Schedule', exact: true }).click()
      await press(page, 'Add a visit')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Who', { exact: true }).fill('Ida')
      await dialog.getByRole('button', { name: 'Plan it' }).click()
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    what: 'recommend something',
    presses: 4,
    roles: ['primary', 'caretaker'],
    async run(page) {
      await press(page, 'More')
      await page.getByRole('link', { name: 'Content Library' }).click()
      await press(page, 'Add Content')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('Persuasion')
      await dialog.getByRole('button', { name: 'Add Content' }).click()
      await expect(dialog).toHaveCount(0)
    },
  },
  {
    what: 'invite somebody',
    presses: 2,
    roles: ['primary', 'caretaker'],
    async run(page) {
      await press(page, 'Invite')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Email Address').fill('somebody@example.com')
      await dialog.getByRole('button', { name: 'Send Invitation' }).click()
      await expect(page.getByRole('dialog', { name: 'The invitation is ready' })).toBeVisible()
    },
  },
  {
    what: 'read what happened',
    presses: 1,
    async run(page) {
      await page.getByRole('button', { name: /otices/ }).click()
      await expect(page.getByRole('dialog', { name: 'Notices' })).toBeVisible()
    },
  },
]

for (const role of ['primary', 'caretaker', 'member'] as const) {
  test(`the ten commonest things take few presses: ${role}`, async ({ page: founder, newContext }) => {
    const { path } = await givenFamily(founder)
    await callApi(founder, path, { lovedOneName: 'Rose' }, 'PATCH')
    await callApi(founder, `${path}/shopping/items`, { name: 'Apples' })
    await callApi(founder, `${path}/visits`, { who: 'Mia', date: tomorrow(), time: '15:00' })
    const page = role === 'primary' ? founder : await (await newContext()).newPage()
    if (role !== 'primary') await joinGroup(founder, page, { path, firstName: 'Ben', role })
    await countPresses(page)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { what, presses, roles, run } of things) {
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      if (roles && !roles.includes(role)) continue
      await forgetPresses(page)
      await run(page)
      expect.soft(await pressesOf(page), what).toBe(presses)
    }
  })
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click()
}

/** In Berlin, where the group is. */
function tomorrow(): string {
  return new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(Date.now() + 86_400_000)
}
