import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deliveryApi } from '#contract/delivery/delivery.ts'
import { uploadsApi } from '#contract/photos/photos.ts'
import { roomApi } from '#contract/room/room.ts'
import { type Voice, voicesApi } from '#contract/voices/voices.ts'
import { countRecordings } from '../platform/app/kept-recordings.ts'
import { leaveNothingBehind } from '../platform/app/leave-nothing-behind.ts'
import { noNetwork, refusal } from '../testing/fake-server.ts'
import { emma, givenDelivery, givenRoom, hartleys, idOf } from '../testing/given.ts'
import { cleanUp, render, server } from '../testing/render.tsx'
import { findRecording, forgetRecording, keepRecording } from './kept-recording.ts'
import { VoiceDialog } from './voice-dialog.tsx'

const owner = { personId: emma.id, groupId: hartleys.id }
const kept = {
  mp3: new Blob([new Uint8Array(16_000)], { type: 'audio/mpeg' }),
  duration: 2000,
  words: 'Good morning!',
  photoId: null,
  objectPath: '/objects/stored',
}
const voice: Voice = {
  id: idOf(500),
  words: 'Good morning!',
  duration: 2000,
  photo: null,
  createdAt: '2026-11-20T10:00:00Z',
  addedBy: { id: emma.id, name: 'Emma Hartley' },
  delivery: givenDelivery(),
}

beforeEach(async () => {
  await forgetRecording(owner)
  // A browser makes sound only on a page that was pressed.
  await userEvent.click(document.body)
})
afterEach(() => vi.restoreAllMocks())

function shown() {
  const onClose = vi.fn()
  render(<VoiceDialog group={hartleys} onClose={onClose} />)
  return onClose
}

/** A microphone that hears a tone. */
function givenMicrophone(): MediaStream {
  const context = new AudioContext()
  const tone = new OscillatorNode(context, { frequency: 440 })
  const speaker = new MediaStreamAudioDestinationNode(context)
  tone.connect(speaker)
  tone.start()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(speaker.stream)
  return speaker.stream
}

async function record(): Promise<void> {
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('59 seconds left').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
}

test('records by a press, closes the microphone, and can be heard', async () => {
  const stream = givenMicrophone()
  shown()
  await expect.element(page.getByText('Your microphone is on only while you record.')).toBeVisible()
  await record()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  await expect.element(page.getByRole('button', { name: 'Listen' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
})

test('is sent with its words as one call, and leaves the browser', async () => {
  await keepRecording(owner, kept)
  server.answer(voicesApi.add, voice)
  server.answer(roomApi.read, givenRoom())
  const onClose = shown()
  await expect.element(page.getByText('It has not been sent yet.')).toBeVisible()
  await page.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect.element(page.getByText('Voice sent')).toBeVisible()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.lastBody(voicesApi.add)).toEqual({
    objectPath: '/objects/stored',
    words: 'Good morning!',
    photoId: null,
    isSent: true,
  })
  await expect.poll(() => findRecording(owner)).toBeNull()
})

test('what was sent can be taken back, also once its dialog is closed', async () => {
  await keepRecording(owner, kept)
  server.answer(voicesApi.add, voice)
  server.answer(roomApi.read, givenRoom())
  server.answer(deliveryApi.takeBack, { ...givenDelivery(), withdrawnAt: '2026-11-20T10:01:00Z' })
  render(<Closing />)
  await page.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.element(page.getByText('Taken back')).toBeVisible()
  expect(server.calls(deliveryApi.takeBack).map(({ params }) => params)).toEqual([
    { groupId: hartleys.id, deliveryId: voice.delivery?.id },
  ])
})

function Closing() {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <VoiceDialog group={hartleys} onClose={() => setOpen(false)} />
}

test('without a network it stays, also when the dialog is closed', async () => {
  givenMicrophone()
  server.answer(uploadsApi.start, noNetwork)
  shown()
  await record()
  await page.getByRole('textbox', { name: 'In words (optional)' }).fill('The twins can swim.')
  await page.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect.element(page.getByText('Your recording is still here.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: "Send to Rose's screen" })).toBeEnabled()
  expect((await findRecording(owner))?.duration).toBeGreaterThan(1000)
})

test('closing the dialog while it records keeps what was said', async () => {
  const stream = givenMicrophone()
  shown()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('58 seconds left').first()).toBeVisible()
  cleanUp()
  await expect.poll(async () => (await findRecording(owner))?.duration).toBeGreaterThan(1000)
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('a call that comes in ends the recording, and what was said until then is there', async () => {
  const stream = givenMicrophone()
  shown()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByText('58 seconds left').first()).toBeVisible()
  for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
  await expect.element(page.getByText('The recording was interrupted.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  await page.getByRole('button', { name: 'Record again' }).click()
  await expect.element(page.getByText('59 seconds left').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByRole('button', { name: 'Listen' })).toBeVisible()
  await expect.element(page.getByText('The recording was interrupted.')).not.toBeInTheDocument()
})

const question = page.getByRole('alertdialog', { name: 'Leave without sending?' })

test('where the browser has no room for it, the dialog says so, and asks before it closes', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  givenMicrophone()
  const onClose = shown()
  await record()
  await expect.element(page.getByText('This browser has no room to keep your recording.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('This browser has no room')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('words without a recording are lost only after a question; a recording that is kept needs none', async () => {
  await keepRecording(owner, kept)
  const onClose = shown()
  await expect.element(page.getByText('It has not been sent yet.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('while something is recorded anew, what was recorded before is not sent', async () => {
  await keepRecording(owner, kept)
  givenMicrophone()
  shown()
  const send = page.getByRole('button', { name: "Send to Rose's screen" })
  await expect.element(send).toBeEnabled()
  await page.getByRole('button', { name: 'Record again' }).click()
  await expect.element(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect.element(send).toBeDisabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(send).toBeEnabled()
})

test('who closes the dialog before it is sent hears that it failed, and cannot send it twice', async () => {
  await keepRecording(owner, kept)
  const answer = Promise.withResolvers<Response>()
  server.answer(voicesApi.add, () => answer.promise)
  const shownAgain = () => page.getByRole('button', { name: "Send to Rose's screen" })
  shown()
  await shownAgain().click()
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toBeDisabled()
  cleanUp()
  shown()
  await expect.element(page.getByRole('dialog').getByText('Sending…')).toBeVisible()
  await expect.element(shownAgain()).not.toBeInTheDocument()
  answer.resolve(refusal(503, 'unavailable', 'The server is being started anew.'))
  await expect.element(shownAgain()).toBeEnabled()
  await expect.element(page.getByText('Your recording is still here.')).toBeVisible()
})

test('what was typed is kept when the page is left, and nothing without a change', async () => {
  await keepRecording(owner, kept)
  shown()
  await page.getByRole('textbox', { name: 'In words (optional)' }).fill('The twins can swim.')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(async () => (await findRecording(owner))?.words).toBe('The twins can swim.')
  await forgetRecording(owner)
  const put = vi.spyOn(Cache.prototype, 'put')
  cleanUp()
  expect(put).not.toHaveBeenCalled()
})

test('a recording is for one person, and goes with the sign-out', async () => {
  await keepRecording(owner, kept)
  expect(await findRecording({ ...owner, personId: idOf(2) })).toBeNull()
  expect(await findRecording(owner)).not.toBeNull()
  // So that the sign-out asks first.
  expect([await countRecordings(emma.id), await countRecordings(idOf(2))]).toEqual([1, 0])
  leaveNothingBehind()
  await expect.poll(() => findRecording(owner)).toBeNull()
})

test('what nobody came back for is forgotten after 30 days, whoever uses the browser', async () => {
  await keepRecording({ ...owner, personId: idOf(2) }, kept)
  const later = Date.now() + 31 * 86_400_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  await findRecording(owner)
  vi.mocked(Date.now).mockRestore()
  expect(await findRecording({ ...owner, personId: idOf(2) })).toBeNull()
})

test('what is refused is uploaded anew with the next press', async () => {
  await keepRecording(owner, kept)
  server.answer(voicesApi.add, refusal(404, 'not_found', 'This upload is not there any more.'))
  shown()
  await page.getByRole('button', { name: "Send to Rose's screen" }).click()
  await expect.element(page.getByText('This upload is not there any more.')).toBeVisible()
  expect(await findRecording(owner)).toMatchObject({ objectPath: null, duration: 2000 })
})

test('nothing can be sent before something is recorded, and a recording can be deleted', async () => {
  await keepRecording(owner, kept)
  shown()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('button', { name: "Send to Rose's screen" })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  expect(await findRecording(owner)).toBeNull()
})

test.each([
  ['NotAllowedError', 'The microphone is not allowed for this page.'],
  ['NotFoundError', 'There is no microphone here.'],
  ['NotReadableError', 'Another program is using the microphone.'],
])('says kindly what %s means, and can be tried again', async (name, sentence) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  shown()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
  givenMicrophone()
  await record()
})

test('without HTTPS it says so, and offers no button that cannot work', async () => {
  vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'caches', 'get').mockImplementation(() => {
    throw new ReferenceError('caches is not defined')
  })
  shown()
  await expect.element(page.getByText('Browsers open a microphone only over HTTPS')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Record', exact: true })).not.toBeInTheDocument()
})
