import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { roomApi } from '#contract/room/room.ts'
import { groupKey } from '../family/selection/group-keys.ts'
import { noNetwork } from '../testing/fake-server.ts'
import { givenRoom, hartleys } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { useSentAnd, useWhereItIs } from './room-state.ts'

const said = page.getByRole('status')

/** A page that does not show the room, such as the gallery, and sends something. */
function PageWithoutRoom() {
  const client = useQueryClient()
  const where = useWhereItIs()
  const sentAnd = useSentAnd()
  const [text, setText] = useState('')
  const hear = () => client.invalidateQueries({ queryKey: groupKey(hartleys.id, 'room') })
  return (
    <>
      <button type="button" onClick={async () => setText(`${await sentAnd('Sent.')} / ${await where()}`)}>
        Send
      </button>
      <button type="button" onClick={hear}>
        A change of the room is told
      </button>
      <p role="status">{text}</p>
    </>
  )
}

test('what is said is of the room as it is now, also where the page before had read another', async () => {
  server.answer(roomApi.read, givenRoom())
  render(<PageWithoutRoom />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(said).toHaveTextContent('Sent. / It is on its way to the screen.')
  const [screen] = givenRoom().devices
  const silent = screen ? [{ ...screen, isConnected: false }] : []
  server.answer(roomApi.read, givenRoom({ devices: silent }))
  await page.getByRole('button', { name: 'A change' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  const notInContact = 'The screen is not in contact now. It will be shown as soon as it is back.'
  await expect.element(said).toHaveTextContent(`Sent. ${notInContact} / ${notInContact}`)
})

test('where the room cannot be read, no more is said than is known', async () => {
  server.answer(roomApi.read, noNetwork)
  render(<PageWithoutRoom />)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(said).toHaveTextContent('Sent. / It will be shown as soon as the screen can.')
})
