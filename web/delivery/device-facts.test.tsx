import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenDevice } from '../testing/given.ts'
import { render } from '../testing/render.tsx'
import { DeviceFacts } from './device-facts.tsx'

const sentence = page.getByText('No sound until somebody taps the screen')

test('a screen whose browser wants a touch before it makes a sound says so, while it is connected', async () => {
  render(
    <>
      <DeviceFacts device={givenDevice({ isConnected: true, power: null, network: null, needsTap: true })} />
      <DeviceFacts device={givenDevice({ isConnected: false, needsTap: true })} />
      <DeviceFacts device={givenDevice({ isConnected: true, network: 'wifi' })} />
    </>,
  )
  await expect.element(sentence).toBeVisible()
  expect(sentence.elements()).toHaveLength(1)
})
