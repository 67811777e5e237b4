import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenPhoto } from '../testing/given.ts'
import { render } from '../testing/render.tsx'
import { Picture } from './picture.tsx'

test('a picture that is on its way has its colour at once, and a blurred picture soon after', async () => {
  // The example of thumbhash: a sunrise at sea.
  const photo = givenPhoto({ caption: 'The sea', thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' })
  render(<Picture photo={photo} sizes="100px" fit="cover" />)
  const picture = page.getByRole('img', { name: 'The sea' })
  const style = () => picture.element().getAttribute('style')
  await expect.element(picture).toBeInTheDocument()
  expect(style()).toMatch(/^background-color: rgb\(\d+, \d+, \d+\);$/)
  await expect.poll(style).toContain('data:image/png')
})
