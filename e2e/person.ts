import { expect, type Page } from '@playwright/test'

/** Creates an account on the sign-in page, as a visitor does. */
export async function createAccount(page: Page, url: string, firstName: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Hartley')
  await page.getByLabel('E-mail').fill(`${firstName.toLowerCase()}@example.com`)
  await page.getByLabel('New password').fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to Sunporch' })).toBeVisible()
}

export async function createGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create your family group' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create Group' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', exact: true })).toBeVisible()
}

type Upload = { file: string | { name: string; mimeType: string; buffer: Buffer }; caption?: string }

/** Uploads from wherever an "Upload Photo" dialog can be opened. */
export async function uploadPhoto(page: Page, { file, caption }: Upload): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upload Photo' })
  await dialog.getByTestId('photo-file').setInputFiles(file)
  if (caption) await dialog.getByLabel('Caption (optional)').fill(caption)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
}
