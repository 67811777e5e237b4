import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { hashOf } from './test-hash.ts'

const password = 'correct horse battery'

/** Creates an account on the sign-in page, as a visitor does. */
export async function createAccount(page: Page, firstName: string, url = ''): Promise<void> {
  await page.goto(`${url}/`)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('E-mail').fill(emailOf(firstName))
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Sunporch' })).toBeVisible()
}

export async function signIn(page: Page, firstName: string, url = ''): Promise<void> {
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

/** Creates an account and a group by API calls, which is faster than by the pages. `path` is the group's address. */
export async function givenFamily(page: Page, firstName = 'Emma', url?: string) {
  rememberServer(page, url)
  const email = emailOf(firstName)
  await callApi(page, '/api/auth/sign-up', { firstName, lastName: 'Hartley', email, password })
  const group = await callApi(page, '/api/family-groups', { name: 'The Hartleys', timeZone: 'Europe/Berlin' })
  return { groupId: String(group.id), path: `/api/family-groups/${group.id}` }
}

type Joining = { url?: string; path: string; firstName: string; role?: 'member' | 'caretaker' }

/** Gives another page's browser an account that accepts an invitation to the group of `page` and opens it. */
export async function joinGroup(
  page: Page,
  other: Page,
  { url, path, firstName, role = 'member' }: Joining,
): Promise<void> {
  rememberServer(other, url)
  const email = emailOf(firstName)
  await callApi(other, '/api/auth/sign-up', { firstName, lastName: 'Hartley', email, password })
  const { link } = await callApi(page, `${path}/members`, { email, role })
  await callApi(other, '/api/invitations/accept', { token: String(link).split('#')[1] })
}

type Upload = { file: string | { name: string; mimeType: string; buffer: Buffer }; caption?: string }

/** Uploads in the "Upload Photo" dialog, which must be open or opening. */
export async function uploadPhoto(page: Page, { file, caption }: Upload): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await dialog.getByTestId('photo-file').setInputFiles(file)
  if (caption) await dialog.getByLabel('Caption (optional)').fill(caption)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
}

/** Pairs a second browser as a screen of the group, by the code that it shows. */
export async function pairScreen(page: Page, context: BrowserContext, url = ''): Promise<Page> {
  const screen = await context.newPage()
  await screen.goto(`${url}/screen`)
  const code = screen.getByRole('status', { name: /^Code/ })
  await expect(code).toBeVisible()
  await page.goto(`${url}/settings/screen#devices`)
  await page.getByRole('button', { name: 'Connect a screen' }).click()
  // It connects by itself at the sixth letter.
  await page.getByLabel('Code').fill((await code.textContent()) ?? '')
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return screen
}

/** Pairs a second browser as a screen of the person's first group by a link, which is faster than by a code. */
export async function givenScreen(page: Page, context: BrowserContext): Promise<Page> {
  const [group] = (await callApi(page, '/api/family-groups', undefined, 'GET')) as unknown as { id: string }[]
  const { url } = await callApi(page, `/api/family-groups/${group?.id}/devices/links`)
  const screen = await context.newPage()
  await screen.goto(String(url))
  await expect(screen.getByText(/will appear here/)).toBeVisible()
  return screen
}

/** The visible notifications, without their copies for screen readers. */
export function toasts(page: Page): Locator {
  // An open dialog hides them from screen readers only.
  return page
    .getByRole('region', { name: 'Notifications (F8)', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
}

/** Closes the notification, which may cover the element that is clicked next. */
export async function closeToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Close', includeHidden: true }).click()
  await expect(toasts(page)).toHaveCount(0)
}

/**
 * Closes a dialog with Escape. The dialog is visible a moment before it listens to the keyboard. When it has hidden
 * the page behind it from screen readers, it listens.
 */
export async function closeByEscape(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-aria-hidden]').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** The worker's server, by the browsers that the fixtures have opened. */
export const baseUrls = new WeakMap<BrowserContext, string>()

/** The server of a browser that has not opened a page yet. */
const serverUrls = new WeakMap<BrowserContext, string>()

function rememberServer(page: Page, url = baseUrls.get(page.context())): void {
  if (url) serverUrls.set(page.context(), url)
}

/** Calls the API with the cookies of the page's browser. Throws when the call is refused. */
export async function callApi(
  page: Page,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<Record<string, unknown>> {
  const context = page.context()
  const { origin } = new URL(serverUrls.get(context) ?? page.url())
  const answer = await context.request.fetch(origin + path, { method, data: body, headers: { origin } })
  const text = await answer.text()
  if (!answer.ok()) throw new Error(`${path} was refused: ${text}`)
  return text ? JSON.parse(text) : {}
}

/** An address of this test alone, because other tests on the same server have an Emma too. */
export function emailOf(firstName: string): string {
  return `${firstName.toLowerCase()}.${hashOf(testId())}@example.com`
}

/** Empty in a bench, which is no test and has a server of its own. */
function testId(): string {
  try {
    return test.info().testId
  } catch {
    return ''
  }
}

/** Counts the presses in each page that is opened from now on. They are kept from page to page. */
export async function countPresses(page: Page): Promise<void> {
  await page.addInitScript(count)
}

export function pressesOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(sessionStorage.getItem('presses')))
}

export function forgetPresses(page: Page): Promise<void> {
  return page.evaluate(() => sessionStorage.removeItem('presses'))
}

/** A file that the picker hands over is announced by a press of the hidden input. */
function count(): void {
  addEventListener(
    'click',
    ({ isTrusted, target }) => {
      const isFile = target instanceof HTMLInputElement && target.type === 'file'
      if (isTrusted && !isFile)
        sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
    },
    true,
  )
}
