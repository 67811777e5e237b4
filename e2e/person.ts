import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { markOf } from './mark.ts'

const password = 'correct horse battery'

/** Creates an account on the sign-in page, as a visitor does. */
export async function createAccount(page: Page, url: string, firstName: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('E-mail').fill(emailOf(firstName))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Sunporch' })).toBeVisible()
}

export async function signIn(page: Page, url: string, firstName: string): Promise<void> {
  await page.goto(`${url}/api/login`)
  await page.getByLabel('E-mail').fill(emailOf(firstName))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

export async function createGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create your family group' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
}

/** Makes the account and the group by the calls that the pages make, for tests about what comes after. */
export async function givenFamily(page: Page, url: string, firstName = 'Emma'): Promise<{ groupId: string }> {
  homes.set(page.context(), url)
  const email = emailOf(firstName)
  await send(page, '/api/auth/sign-up', { firstName, lastName: 'Hartley', email, password })
  const group = await send(page, '/api/family-groups', { name: 'The Hartleys', timeZone: 'Europe/Berlin' })
  return { groupId: String(group.id) }
}

type Upload = { file: string | { name: string; mimeType: string; buffer: Buffer }; caption?: string }

/** Uploads from wherever an "Upload Photo" dialog can be opened. */
export async function uploadPhoto(page: Page, { file, caption }: Upload): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await dialog.getByTestId('photo-file').setInputFiles(file)
  if (caption) await dialog.getByLabel('Caption (optional)').fill(caption)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** A second browser becomes a screen of the family's, by the code that it shows. */
export async function pairScreen(page: Page, context: BrowserContext, url: string): Promise<Page> {
  const screen = await context.newPage()
  await screen.goto(`${url}/screen`)
  const code = screen.getByRole('status', { name: /^Code/ })
  await expect(code).toBeVisible()
  await page.goto(`${url}/settings#devices`)
  await page.getByRole('button', { name: 'Pair a screen' }).click()
  await page.getByLabel('Code').fill((await code.textContent()) ?? '')
  await page.getByRole('button', { name: 'Connect' }).click()
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  return screen
}

/** A second browser becomes a screen of the person's first group, by a link, for tests about what it shows. */
export async function givenScreen(page: Page, context: BrowserContext): Promise<Page> {
  const [group] = (await send(page, '/api/family-groups', undefined, 'GET')) as unknown as { id: string }[]
  const { url } = await send(page, `/api/family-groups/${group?.id}/devices/links`)
  const screen = await context.newPage()
  await screen.goto(String(url))
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  return screen
}

/** The notifications that are seen, without what a screen reader hears of them. */
export function toasts(page: Page): Locator {
  // An open dialog hides them from the roles, not from the eye.
  return page
    .getByRole('region', { name: 'Notifications (F8)', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
}

/** Closes the notification, which may lie over what is to be clicked next. */
export async function closeToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Close', includeHidden: true }).click()
  await expect(toasts(page)).toHaveCount(0)
}

/**
 * Closes a dialog with Escape. It listens to the keyboard from when it has hidden the page behind it from screen
 * readers, which is a moment after it has become visible.
 */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-aria-hidden]').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Where a browser's calls go before it has opened a page. */
const homes = new WeakMap<BrowserContext, string>()

/** A call as the page makes it, signed in as it is. Throws when it is refused. */
export async function send(
  page: Page,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<Record<string, unknown>> {
  const context = page.context()
  const { origin } = new URL(homes.get(context) ?? page.url())
  const answer = await context.request.fetch(origin + path, { method, data: body, headers: { origin } })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${path} was refused: ${text}`)
  return text ? JSON.parse(text) : {}
}

/** Of nobody but this test's Emma: other tests on the same server have one too. */
export function emailOf(firstName: string): string {
  return `${firstName.toLowerCase()}.${markOf(test.info().testId)}@example.com`
}
