import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Clip, clipsApi } from '#contract/clips/clips.ts'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { uploadsApi } from '#contract/photos/photos.ts'
import { roomApi } from '#contract/room/room.ts'
import { offered } from '../photos/upload/open/offered.ts'
import { closeBatch, openBatches } from '../photos/upload/open/open-batches.ts'
import { openUpload } from '../photos/upload/open-upload.ts'
import { Uploads } from '../photos/upload/uploads.tsx'
import { noNetwork, refusal } from '../testing/fake-server.ts'
import { emma, givenDelivery, givenRoom, hartleys, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { ClipDialog } from './clip-dialog.tsx'
import { givenFilm } from './film/given-film.ts'

afterEach(() => {
  vi.restoreAllMocks()
  for (const open of openBatches().batches) closeBatch(open)
})

const clip: Clip = {
  id: idOf(600),
  words: null,
  duration: 2000,
  hasSound: false,
  width: 320,
  height: 180,
  thumbhash: '',
  createdAt: '2026-11-20T10:00:00Z',
  addedBy: { id: emma.id, name: 'Emma Hartley' },
  delivery: null,
}

function shown(file: File) {
  const onClose = vi.fn()
  render(<ClipDialog group={hartleys} purpose="send" file={file} onClose={onClose} />)
  return onClose
}

const sendButton = () => page.getByRole('button', { name: "Send to Rose's screen" })

/** The button moves down when the first picture of the film is there. */
async function pressSend() {
  await expect.poll(() => document.querySelector('video')?.readyState).toBeGreaterThan(1)
  await sendButton().click()
}

test('a video of up to half a minute is offered whole, and a longer one cut by the keyboard', async () => {
  shown(await givenFilm({ seconds: 36, rate: 5, keyEvery: 1 }))
  await expect.element(page.getByText('These 30 seconds are sent.')).toBeVisible()
  const begins = page.getByRole('slider', { name: 'Begins at' })
  begins.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(begins).toHaveAttribute('aria-valuetext', '0:01')
  await expect
    .element(page.getByRole('slider', { name: 'Ends at' }))
    .toHaveAttribute('aria-valuetext', '0:31')
  await page.getByRole('slider', { name: 'Ends at' }).element().focus()
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByText('This 1 second is sent.')).toBeVisible()
  await expect.element(sendButton()).toBeEnabled()
})

test('in memory it is added, and not said to be sent', async () => {
  const group = { ...hartleys, inMemorySince: '2026-01-02T00:00:00Z' }
  const file = await givenFilm({ seconds: 2, rate: 5 })
  render(<ClipDialog group={group} purpose="add" file={file} onClose={() => {}} />)
  const dialog = page.getByRole('dialog', { name: 'Add a video' })
  await expect.element(dialog.getByRole('button', { name: 'Add', exact: true })).toBeEnabled()
  await expect.element(sendButton()).not.toBeInTheDocument()
})

test('what is no video says so, and lets another be chosen', async () => {
  shown(new File(['no film at all'], 'letter.mp4', { type: 'video/mp4' }))
  await expect.element(page.getByRole('alert').getByText('This is no video that we can read.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose another' })).toBeVisible()
})

test('without a network it is still here, with its words, and can be sent again', async () => {
  server.answer(uploadsApi.start, noNetwork)
  const onClose = shown(await givenFilm({ seconds: 2, rate: 5 }))
  await page.getByRole('textbox', { name: 'In words (optional)' }).fill('First steps')
  await pressSend()
  await expect.element(page.getByRole('alert').getByText('Your video is still here.')).toBeVisible()
  await expect.element(sendButton()).toBeEnabled()
  await expect.element(page.getByRole('textbox', { name: 'In words (optional)' })).toHaveValue('First steps')
  expect(onClose).not.toHaveBeenCalled()
})

test('sending can be stopped, and closing the dialog meanwhile asks first', async () => {
  // A line on which nothing moves.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  server.answer(uploadsApi.start, { uploadURL: '/api/objects/upload/begun', objectPath: '/objects/clip' })
  const onClose = shown(await givenFilm({ seconds: 2, rate: 5 }))
  await pressSend()
  await expect.element(page.getByRole('status')).toMatchTextContent('Uploading, 0 %')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog').getByText('Stop sending this video?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(sendButton()).toBeEnabled()
  expect(onClose).not.toHaveBeenCalled()
  const { size = 0 } = server.lastBody(uploadsApi.start) ?? {}
  expect(server.lastBody(uploadsApi.start)).toMatchObject({ isClip: true, isInParts: true })
  // It is made ready already: the second try asks how much of it has arrived.
  server.answer(uploadsApi.progress, { size, arrived: 0 })
  await pressSend()
  await expect.poll(() => server.calls(uploadsApi.progress)).toHaveLength(1)
  expect(server.calls(uploadsApi.start)).toHaveLength(1)
})

test('what has arrived of a video is given up with its dialog, and for another cut', async () => {
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {})
  server.answer(uploadsApi.start, () => {
    const token = `begun${server.calls(uploadsApi.start).length}`
    return { uploadURL: `/api/objects/upload/${token}`, objectPath: `/objects/${crypto.randomUUID()}` }
  })
  server.answer(uploadsApi.cancel, { objectPath: '/objects/clip' })
  const givenUp = () => server.calls(uploadsApi.cancel).map(({ params }) => params.token)
  offered.forFilm = ClipDialog
  render(<Uploads />)
  openUpload('send', [await givenFilm({ seconds: 4, rate: 5 })])
  await pressSend()
  await expect.element(page.getByRole('status')).toMatchTextContent('Uploading, 0 %')
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(givenUp()).toEqual([])
  await page.getByRole('slider', { name: 'Begins at' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await pressSend()
  await expect.element(page.getByRole('status')).toMatchTextContent('Uploading, 0 %')
  await expect.poll(givenUp).toEqual(['begun1'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click()
  await expect.poll(givenUp).toEqual(['begun1', 'begun2'])
})

/** All that is uploaded arrives at once. */
function givenFastLine() {
  server.answer(uploadsApi.start, () => ({
    uploadURL: '/api/objects/upload/begun',
    objectPath: `/objects/${crypto.randomUUID()}`,
  }))
  return vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    const { size } = body as Blob
    Object.defineProperty(this, 'status', { value: 200 })
    Object.defineProperty(this, 'readyState', { value: 4 })
    Object.defineProperty(this, 'responseText', { value: JSON.stringify({ size, arrived: size }) })
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
  })
}

test('a video that was sent can be taken back', async () => {
  givenFastLine()
  const delivery = givenDelivery()
  server.answer(clipsApi.add, { ...clip, delivery })
  server.answer(roomApi.read, givenRoom())
  server.answer(deliveryApi.takeBack, { ...delivery, withdrawnAt: '2026-11-20T10:01:00Z' })
  offered.forFilm = ClipDialog
  render(<Uploads />)
  openUpload('send', [await givenFilm({ seconds: 2, rate: 5 })])
  await pressSend()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('Taken back')).toBeVisible()
  expect(server.calls(deliveryApi.takeBack).map(({ params }) => params)).toEqual([
    { groupId: hartleys.id, deliveryId: delivery.id },
  ])
})

test('what the server is making can be left, but no more stopped, and a refusal is said all the same', async () => {
  const { promise: answered, resolve: refuse } = Promise.withResolvers<Response>()
  const sent = givenFastLine()
  server.answer(clipsApi.add, () => answered)
  offered.forFilm = ClipDialog
  render(<Uploads />)
  openUpload('send', [await givenFilm({ seconds: 2, rate: 5 })])
  await pressSend()
  await expect.element(page.getByRole('status')).toMatchTextContent('Almost there…')
  expect(sent).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(page.getByRole('alertdialog').query()).toBeNull()
  refuse(refusal(413, 'too_large', 'The storage of the family is full.'))
  await expect.element(page.getByText('The storage of the family is full.')).toBeVisible()
})

test('a video among pictures comes after them, in a dialog of its own', async () => {
  offered.forFilm = ClipDialog
  render(<Uploads />)
  const picture = new File(['picture'], 'garden.jpg', { type: 'image/jpeg' })
  openUpload('send', [picture, await givenFilm({ seconds: 2, rate: 5 })])
  await expect.element(page.getByText('Your video comes next: it is cut and sent by itself.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Send a video' })).toBeVisible()
  await expect.element(page.getByText('The whole video: 2 seconds.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
