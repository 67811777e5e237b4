import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { passkeysApi } from '#contract/identity/passkeys.ts'
import { sessionsApi } from '#contract/identity/sessions.ts'
import { askBeforeSignOut } from '../../platform/app/sign-out.ts'
import { noteDraftKey } from '../../platform/draft-keys.ts'
import { refusal } from '../../testing/fake-server.ts'
import { render, server } from '../../testing/render.tsx'
import { SignOutEverywhereDialog } from './sign-out-everywhere-dialog.tsx'

test('some time after signing in it asks who it is, or signs browsers out and ends nothing else', async () => {
  server.answer(passkeysApi.list, [])
  server.answer(passkeysApi.readSite, { origin: null })
  server.answer(sessionsApi.endAll, ({ body }) =>
    body.keepKeys
      ? refusal(503, 'unavailable', 'The server is not ready.')
      : refusal(403, 'password_needed', 'You signed in a while ago.'),
  )
  render(<SignOutEverywhereDialog onClose={() => {}} />)
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await expect.element(page.getByLabelText('Your password')).toBeVisible()
  await expect.element(page.getByText('You do not know it? Tick the box')).toBeVisible()
  await expect.element(signOut).toBeDisabled()
  await page.getByLabelText('Your password').fill('a guess')
  server.answer(sessionsApi.endAll, ({ body }) =>
    body.keepKeys
      ? refusal(503, 'unavailable', 'The server is not ready.')
      : refusal(422, 'invalid', 'Wrong.', [
          { path: 'currentPassword', message: 'This is not your password.' },
        ]),
  )
  await signOut.click()
  await expect.element(page.getByText('This is not your password.')).toBeVisible()
  expect(server.lastBody(sessionsApi.endAll)).toEqual({ keepKeys: false, currentPassword: 'a guess' })
  const keysEnd = page.getByText('Passkeys and keys end as well')
  await expect.element(keysEnd).toBeVisible()
  await page.getByRole('checkbox', { name: 'Keep what I have connected' }).click()
  await expect.element(keysEnd).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Your password')).not.toBeInTheDocument()
  await signOut.click()
  await expect.element(page.getByText('The server is not ready.')).toBeVisible()
  expect(server.lastBody(sessionsApi.endAll)).toEqual({ keepKeys: true })
})

test('it asks once what becomes of pictures that were not sent, and keeps them until everybody is signed out', async () => {
  const steps: string[] = []
  let stays = true
  onTestFinished(
    askBeforeSignOut(async () => {
      steps.push('asked')
      return stays ? null : async () => void steps.push('discarded')
    }),
  )
  server.answer(sessionsApi.endAll, () => {
    steps.push('refused')
    return refusal(503, 'unavailable', 'The server is not ready.')
  })
  render(<SignOutEverywhereDialog onClose={() => {}} />)
  const signOut = page.getByRole('button', { name: 'Sign out' })
  await signOut.click()
  await expect.poll(() => steps).toEqual(['asked'])
  stays = false
  await signOut.click()
  await expect.element(page.getByText('The server is not ready.')).toBeVisible()
  expect(steps).toEqual(['asked', 'asked', 'refused'])
  server.answer(sessionsApi.endAll, { location: '/#signed-out-then' })
  await signOut.click()
  await expect.poll(() => location.hash).toBe('#signed-out-then')
  expect(steps).toEqual(['asked', 'asked', 'refused', 'discarded'])
})

test('nothing of the person is left in this browser', async () => {
  localStorage.setItem(noteDraftKey, 'The doctor said')
  onTestFinished(() => localStorage.removeItem(noteDraftKey))
  // Of the same page, which the test must not leave.
  server.answer(sessionsApi.endAll, { location: '/#signed-out' })
  render(<SignOutEverywhereDialog onClose={() => {}} />)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => location.hash).toBe('#signed-out')
  expect(localStorage.getItem(noteDraftKey)).toBe(null)
})
