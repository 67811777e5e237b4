import { startMailingServer } from '#server/testing/processes/mailing-server.ts'
import { violations } from '../support/axe.ts'
import { emailOf, givenFamily, toasts } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

test('a new address is confirmed by the link in a mail, and the line about it goes', async ({
  newContext,
  page,
}) => {
  const { url, mailServer, stop } = await startMailingServer()
  const linkIn = (at: number) =>
    /http\S+\/confirm-email#\S+/.exec(mailServer.mails[at]?.text ?? '')?.[0] ?? ''
  try {
    await givenFamily(page, 'Emma', url)
    await mailServer.until(1)
    await page.goto(url)
    const line = page.getByRole('region', { name: 'Your e-mail address' })
    await expect(line).toContainText(`Please confirm ${emailOf('Emma')}`)
    await line.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(toasts(page)).toContainText(`Please look for our mail to ${emailOf('Emma')}.`)
    await mailServer.until(2)

    // It was a typing error.
    await page.goto(`${url}/settings/family#notices`)
    await expect(page.getByRole('region', { name: 'Notices', exact: true })).toContainText(
      'once you have confirmed it',
    )
    await line.getByRole('link', { name: 'Another address' }).click()
    const account = page.getByRole('region', { name: 'Name and picture' })
    await expect(account).toContainText('Not confirmed yet')
    await account.getByRole('button', { name: 'Change the address' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change the address' })
    await dialog.getByLabel('E-mail').fill(emailOf('Emily'))
    await dialog.getByLabel('Current password').fill('not my password')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    await dialog.getByLabel('Current password').fill('correct horse battery')
    await dialog.getByRole('button', { name: 'Save' }).click()
    // The address that is not confirmed signs in until then, so that nobody takes one of somebody else.
    const sent = page.getByRole('dialog', { name: 'Please look at your mails' })
    await expect(sent).toContainText('Until you open its link you sign in with')
    await mailServer.until(3)
    expect(await violations(page)).toEqual([])
    await sent.getByRole('button', { name: 'Done' }).click()

    const phone = await (await newContext()).newPage()
    await phone.goto(linkIn(2))
    await expect(phone.getByRole('heading', { name: 'Is this your address?' })).toBeVisible()
    await expect(line).toBeVisible()
    // A press without a network costs nothing: the button stays, and so does the link.
    await phone.route('**/api/auth/confirm-email', (route) => route.abort(), { times: 1 })
    await phone.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(phone.getByRole('alert')).toContainText('Please try again.')
    await phone.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(phone.getByText(`Your address is ${emailOf('Emily')}.`)).toBeVisible()
    expect(phone.url()).toBe(`${url}/confirm-email`)
    expect(await violations(phone)).toEqual([])
    // The page that was open hears of it.
    await expect(line).toHaveCount(0)
    await expect(account).not.toContainText('Not confirmed yet')

    const other = await (await newContext()).newPage()
    await other.goto(linkIn(0))
    await other.getByRole('button', { name: 'Yes, this is my address' }).click()
    await expect(other.getByText('This link has been used or is too old.')).toBeVisible()
  } finally {
    await stop()
  }
})
