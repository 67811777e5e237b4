import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { alexaApi } from '#contract/alexa.ts'
import { render, server } from '../testing/render.tsx'
import { EchoSection } from './echo-section.tsx'

test('a member, who connects no Echo, is not told that hers answers already', async () => {
  render(<EchoSection />, { group: { role: 'member' } })
  const said = page.getByText('Once a caretaker has connected an Echo, your loved one says')
  await expect.element(said).toBeVisible()
  await expect.element(page.getByText('With the Sunporch skill')).not.toBeInTheDocument()
  expect(server.calls(alexaApi.setup)).toEqual([])
})
