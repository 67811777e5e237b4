import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiTokensApi } from '#contract/family/api-tokens.ts'
import { brokenAnswer, refusal } from '../testing/fake-server.ts'
import { render, server } from '../testing/render.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'

test('a press after a refusal is another call, and one after a lost answer the same', async () => {
  const keys = () => server.calls(apiTokensApi.add).map(({ body }) => body.key)
  const press = page.getByRole('button', { name: 'Make the token' })
  render(<NewTokenDialog onClose={() => {}} />)
  server.answer(apiTokensApi.add, brokenAnswer())
  await press.click()
  await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
  const ended = 'This token was made, and has been ended since. To have another one, please begin anew.'
  server.answer(apiTokensApi.add, refusal(409, 'conflict', ended))
  await press.click()
  await expect.element(page.getByText(ended).first()).toBeVisible()
  await press.click()
  await expect.poll(keys).toHaveLength(3)
  const [first, again, anew] = keys()
  expect(again).toBe(first)
  expect(anew).not.toBe(first)
})
