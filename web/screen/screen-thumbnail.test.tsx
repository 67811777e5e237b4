import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenDevice, idOf } from '../testing/given.ts'
import { render } from '../testing/render.tsx'
import { ScreenThumbnail } from './screen-thumbnail.tsx'

test('of a video on the screen its poster is loaded in the smallest width', async () => {
  const at = new Date().toISOString()
  const what = { what: null, title: 'First steps', photoId: null, clipId: idOf(301), from: null }
  render(<ScreenThumbnail device={givenDevice({ showing: { kind: 'picture', ...what, at } })} />)
  const picture = page.getByRole('img', { name: /First steps/ })
  await expect.element(picture).toHaveAttribute('src', expect.stringMatching(`${idOf(301)}/poster\\?w=320$`))
})
