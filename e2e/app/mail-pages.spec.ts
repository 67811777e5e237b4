import { unsubscribePath } from '#server/notices/mail/unsubscribe-token.ts'
import { violations } from '../support/axe.ts'
import { callApi, givenFamily } from '../support/person.ts'
import { expect, test } from '../support/server.ts'

const secret = 'a secret key for the tests of mails'
test.use({ environment: { SECRET_KEY: secret, METRICS_TOKEN: 'operator’s token' } })

test('the link in a mail ends the mails in a browser that is not signed in, and takes it back', async ({
  newContext,
  ownServer,
  page,
}) => {
  const { groupId } = await givenFamily(page, 'Emma', ownServer.url)
  const { id: userId } = await callApi(page, '/api/auth/user', undefined, 'GET')
  const path = unsubscribePath({ secretKey: Buffer.from(secret) }, { userId: String(userId), groupId })
  const stranger = await (await newContext({ javaScriptEnabled: false })).newPage()
  const choices = () => callApi(page, `/api/family-groups/${groupId}/notice-choices`, undefined, 'GET')

  await stranger.goto(`${ownServer.url}${path}`)
  await expect(stranger.getByRole('heading', { name: /^No more mails about/ })).toBeVisible()
  expect(await choices()).toMatchObject({ mail: 'daily' })
  await stranger.getByRole('button', { name: 'End these mails' }).click()
  await expect(stranger.getByRole('heading', { name: /come any more$/ })).toBeVisible()
  expect(await choices()).toMatchObject({ mail: 'off' })
  await stranger.getByRole('button', { name: 'Send me mails again' }).click()
  await expect(stranger.getByRole('heading', { name: /come again$/ })).toBeVisible()
  expect(await choices()).toMatchObject({ mail: 'daily' })
})

test('the operator opens the page with the password that the browser asks for', async ({
  newContext,
  ownServer,
}) => {
  const context = await newContext({ httpCredentials: { username: 'me', password: 'operator’s token' } })
  const operator = await context.newPage()
  const answer = await operator.goto(`${ownServer.url}/operator`)
  expect(answer?.status()).toBe(200)
  await expect(operator.getByRole('heading', { name: 'What was sent' })).toBeVisible()
  const other = await (await newContext()).newPage()
  const refused = await other.request.get(`${ownServer.url}/operator`)
  expect(refused.status()).toBe(401)
})

test('both pages can be read in any colours and at any size', async ({ newContext, ownServer, page }) => {
  const { groupId } = await givenFamily(page, 'Emma', ownServer.url)
  const { id: userId } = await callApi(page, '/api/auth/user', undefined, 'GET')
  const path = unsubscribePath({ secretKey: Buffer.from(secret) }, { userId: String(userId), groupId })
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await newContext({
      colorScheme,
      httpCredentials: { username: '', password: 'operator’s token' },
    })
    const coloured = await context.newPage()
    for (const address of [path, '/operator', '/unsubscribe/x']) {
      await coloured.goto(`${ownServer.url}${address}`)
      expect(await violations(coloured), `${address}, ${colorScheme}`).toEqual([])
      for (const width of [320, 1440]) {
        await coloured.setViewportSize({ width, height: 844 })
        const wide = await coloured.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, `${address} at ${width}`).toBeLessThanOrEqual(width)
      }
    }
  }
})
