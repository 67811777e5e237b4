import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { apiTokensApi } from '#contract/family/api-tokens.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { render, server } from '../testing/render.tsx'
import { OtherProgramsCard } from './other-programs-card.tsx'

beforeEach(() => {
  server.answer(apiTokensApi.list, [])
  server.answer(webhooksApi.list, [])
})

const title = page.getByRole('heading', { name: 'Assistants' })

test('where the server takes assistants their address is there to copy', async () => {
  const address = 'https://photos.example.org/api/mcp'
  server.answer(apiTokensApi.assistants, { address })
  render(<OtherProgramsCard />)
  await expect.element(title).toBeVisible()
  await expect.element(page.getByLabelText('To copy: the address')).toHaveValue(address)
})

test('elsewhere nothing is said of assistants', async () => {
  server.answer(apiTokensApi.assistants, { address: null })
  render(<OtherProgramsCard />)
  await expect.element(page.getByText('No program has a token')).toBeVisible()
  await expect.poll(() => server.calls(apiTokensApi.assistants).length).toBe(1)
  expect(title.elements()).toEqual([])
})
