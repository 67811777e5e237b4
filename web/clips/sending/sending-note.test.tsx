import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { SendingNote } from './sending-note.tsx'

test('each percent is seen, and a quarter of the way is said aloud', async () => {
  render(<SendingNote step={{ is: 'uploading', done: 0.68 }} />)
  await expect.element(page.getByText('Uploading, 68 %')).toBeVisible()
  await expect.element(page.getByRole('status')).toMatchTextContent('Uploading, 50 %')
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '68')
})
