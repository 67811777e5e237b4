import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { type ContentItem, contentApi } from '#contract/content.ts'
import { uploadsApi } from '#contract/photos/photos.ts'
import { wouldBeLost } from '../platform/would-be-lost.ts'
import { noNetwork, refusal } from '../testing/fake-server.ts'
import { emma, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { ContentLibraryPage } from './content-library-page.tsx'
import { readRecording } from './read-recording.ts'

const dialog = page.getByRole('dialog')
const field = dialog.getByRole('region', { name: 'Recording' })
const submit = dialog.getByRole('button', { name: 'Add Content' })
const save = dialog.getByRole('button', { name: 'Save' })
const leaves = field.getByText('The recording is removed when you save.')
const recording = { id: idOf(800), duration: 192_000, photo: null }
const tooLong = 'This recording is longer than seven minutes. Please choose a shorter one.'

beforeEach(() => {
  // The bytes are stored at once.
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperties(this, {
      ...{ status: { value: 200 }, readyState: { value: 4 }, responseText: { value: '' } },
      getResponseHeader: { value: () => '"stored"' },
    })
    queueMicrotask(() => this.onload?.(new ProgressEvent('load')))
  })
})
afterEach(() => vi.restoreAllMocks())

/** A library as the server keeps it. */
function givenLibrary(...items: Partial<ContentItem>[]) {
  const all = items.map(song)
  const change = (id: string, change: Partial<ContentItem>) => {
    const item = all.find((item) => item.id === id)
    if (!item) throw new Error('nothing there')
    return Object.assign(item, change)
  }
  server.answer(contentApi.list, () => all)
  server.answer(contentApi.add, ({ body }) => {
    const { title, type = 'audiobook', provider = 'kindle' } = body
    const item = song({ id: idOf(900 + all.length), title, type, provider })
    if (body.recording) item.recording = recording
    all.push(item)
    return item
  })
  server.answer(contentApi.update, ({ params, body: { recording: given, ...body } }) =>
    change(params.contentId, {
      ...(body.title && { title: body.title }),
      ...(given !== undefined && { recording: given && recording }),
    }),
  )
  server.answer(contentApi.restoreRecording, ({ params }) => change(params.contentId, { recording }))
  server.answer(uploadsApi.start, () => ({
    uploadURL: '/api/objects/upload/begun',
    objectPath: `/objects/${crypto.randomUUID()}`,
  }))
  render(<ContentLibraryPage />, { path: '/content-library?type=music' })
}

function song(given: Partial<ContentItem>): ContentItem {
  return {
    ...{ id: idOf(700), type: 'music', title: 'Morning has broken', description: null, externalUrl: null },
    ...{ provider: 'elsewhere', createdAt: '2026-11-20T10:00:00Z', isSentToAlexa: false },
    ...{
      sentToAlexaAt: null,
      addedBy: { id: emma.id, name: 'Emma Hartley' },
      recording: null,
      delivery: null,
    },
    ...given,
  }
}

async function sound(name = 'choir.mp3', times = 2): Promise<File> {
  const bytes = atob(await commands.readFile('server/testing/given/tone.mp3', 'base64'))
  const tone = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))
  return new File(Array(times).fill(tone), name, { type: 'audio/mpeg' })
}

async function choose(file: File) {
  await userEvent.upload(field.getByTestId('recording'), file)
}

async function openNew(title: string) {
  await page.getByRole('button', { name: 'Add Content' }).first().click()
  await dialog.getByPlaceholder('Enter title').fill(title)
  await expect.element(field.getByText('Only what is your own')).toBeVisible()
}

async function openToEdit() {
  await page.getByRole('button', { name: 'What to do with' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(field.getByText('3:12')).toBeVisible()
}

/** At the corner of what lies behind the dialog. */
async function clickBeside() {
  const behind = document.elementFromPoint(4, 4)
  if (behind) await userEvent.click(behind, { position: { x: 4, y: 4 } })
}

test('a recording is chosen, heard, uploaded, and added with its recommendation; then the card plays it', async () => {
  givenLibrary()
  await openNew('The choir')
  await choose(await sound())
  await expect.element(field.getByText('0:01')).toBeVisible()
  await expect.poll(() => field.getByLabelText('Recording').element()).toHaveProperty('duration')
  await submit.click()
  const player = page.getByLabelText('Recording of The choir')
  await expect.element(player).toBeVisible()
  await expect.element(page.getByText('Recording, 3:12')).toBeVisible()
  expect(player.element().getAttribute('src')).toMatch(/\/recording\?v=/)
  const given = server.lastBody(contentApi.add)?.recording
  expect(given?.objectPath).toMatch(/^\/objects\//)
  expect(given?.photoId).toBeNull()
})

test('only music has one', async () => {
  givenLibrary()
  await openNew('The choir')
  await dialog.getByLabelText('Type').selectOptions('movie')
  await expect.element(field).not.toBeInTheDocument()
})

test.each([
  [
    'no MP3',
    () => new File(['words'], 'words.txt', { type: 'text/plain' }),
    'This file is no MP3 that can be played.',
  ],
  ['one by its name only', () => new File(['words'], 'words.mp3'), 'This file is no MP3 that can be played.'],
  ['one that is too long', () => sound('long.mp3', 790), 'This recording is longer than seven minutes.'],
])(
  '%s is refused in a sentence before it is uploaded, and what was typed stays',
  async (_, file, sentence) => {
    givenLibrary()
    await openNew('The choir')
    await choose(await file())
    await expect.element(field.getByRole('alert')).toMatchTextContent(sentence)
    expect(server.calls(uploadsApi.start)).toEqual([])
    await expect.element(dialog.getByPlaceholder('Enter title')).toHaveValue('The choir')
    await choose(await sound())
    await expect.element(field.getByText('0:01')).toBeVisible()
    await expect.element(field.getByRole('alert')).not.toBeInTheDocument()
  },
)

test('one that is too large is refused before it is read', async () => {
  const large = new File([new Uint8Array(10_485_761)], 'large.mp3', { type: 'audio/mpeg' })
  expect(await readRecording(large)).toBe('too-large')
})

test('what the server refuses is said beside it, and nothing is added until it gets another recording', async () => {
  givenLibrary()
  server.answer(contentApi.add, refusal(422, 'invalid', tooLong))
  await openNew('The choir')
  await choose(await sound())
  await submit.click()
  await expect.element(field.getByRole('alert')).toMatchTextContent(tooLong)
  await expect.element(submit).toBeEnabled()
  server.answer(contentApi.add, song({ recording }))
  await choose(await sound('shorter.mp3'))
  await expect.element(field.getByRole('alert')).not.toBeInTheDocument()
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('what the server refuses of another field is said there, and not of the recording', async () => {
  givenLibrary()
  const issues = [{ path: 'title', message: 'Please enter a title.' }]
  server.answer(contentApi.add, refusal(422, 'invalid', 'Please enter a title.', issues))
  await openNew('The choir')
  await choose(await sound())
  await submit.click()
  await expect
    .element(dialog.getByPlaceholder('Enter title'))
    .toHaveAccessibleDescription(/Please enter a title/)
  await expect.element(field.getByRole('alert')).not.toBeInTheDocument()
})

test('without a connection it is tried again by itself, and can be stopped', async () => {
  givenLibrary()
  server.answer(uploadsApi.start, noNetwork)
  await openNew('The choir')
  await choose(await sound())
  await expect.element(field.getByText('It is tried again by itself.')).toBeVisible()
  await expect.element(submit).toHaveAccessibleDescription('Still missing: Recording')
  server.answer(uploadsApi.start, { uploadURL: '/api/objects/upload/begun', objectPath: '/objects/again' })
  window.dispatchEvent(new Event('online'))
  await expect.element(submit).toBeEnabled()
  server.answer(uploadsApi.start, noNetwork)
  await choose(await sound('another.mp3'))
  await field.getByRole('button', { name: 'Stop the upload' }).click()
  await expect.element(field.getByRole('button', { name: 'Add a recording (MP3)' })).toBeVisible()
  await expect.element(submit).toBeEnabled()
})

test("the form says where a recording of one's own belongs, until Music is chosen", async () => {
  givenLibrary()
  await openNew('The choir')
  const hint = dialog.getByText('For a recording of your own, choose Music.')
  await expect.element(hint).not.toBeInTheDocument()
  await dialog.getByLabelText('Type').selectOptions('audiobook')
  await expect.element(hint).toBeVisible()
})

const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ['a click beside the dialog', clickBeside],
  ['Cancel', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
])('%s asks before an upload and what was typed are lost', async (_, close) => {
  givenLibrary()
  server.answer(uploadsApi.start, noNetwork)
  await openNew('The choir')
  await choose(await sound())
  await expect.element(field.getByText('It is tried again by itself.')).toBeVisible()
  await close()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog.getByPlaceholder('Enter title')).toHaveValue('The choir')
  await expect.element(field.getByText('0:01')).toBeVisible()
  expect(wouldBeLost()).toBe(true)
  await close()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(wouldBeLost()).toBe(false)
  expect(server.calls(contentApi.add)).toEqual([])
})

test('what was uploaded or taken away and not saved is asked for, too; an unchanged form closes at once', async () => {
  givenLibrary({ recording })
  await openToEdit()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await openToEdit()
  await field.getByRole('button', { name: 'Remove the recording' }).click()
  await expect.element(leaves).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await field.getByRole('button', { name: 'Keep it' }).click()
  await choose(await sound())
  await expect.element(field.getByText('0:01')).toBeVisible()
  await expect.element(save).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
})

test('it is removed with the form, and comes back by Undo', async () => {
  givenLibrary({ recording })
  await openToEdit()
  await field.getByRole('button', { name: 'Remove the recording' }).click()
  await expect.element(field.getByText('The recording is removed when you save.')).toBeVisible()
  await field.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(field.getByText('3:12')).toBeVisible()
  await field.getByRole('button', { name: 'Remove the recording' }).click()
  await save.click()
  await expect.element(page.getByText('Recording removed')).toBeVisible()
  await expect.element(page.getByText('Recording, 3:12')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Recording, 3:12')).toBeVisible()
  expect(server.calls(contentApi.update)).toHaveLength(1)
})

test('what is removed while another file is looked at stays removed', async () => {
  givenLibrary({ recording })
  await openToEdit()
  const reader = { duration: 2, removeAttribute() {}, onloadedmetadata() {} }
  // biome-ignore lint/complexity/useArrowFunction: it is called with `new`
  vi.spyOn(globalThis, 'Audio').mockImplementation(function () {
    return reader as unknown as HTMLAudioElement
  })
  await choose(await sound())
  await field.getByRole('button', { name: 'Remove the recording' }).click()
  reader.onloadedmetadata()
  await expect.element(leaves).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Recording removed')).toBeVisible()
  expect(server.lastBody(contentApi.update)?.recording).toBeNull()
})

test('a recording is removed with the rest or not at all', async () => {
  givenLibrary({ recording })
  server.answer(contentApi.update, refusal(503, 'unavailable', 'Please try again.'))
  await openToEdit()
  await dialog.getByPlaceholder('Enter title').fill('Amazing grace')
  await field.getByRole('button', { name: 'Remove the recording' }).click()
  await save.click()
  await expect.element(page.getByText('Please try again.')).toBeVisible()
  await expect.element(leaves).toBeVisible()
  server.answer(contentApi.update, song({ title: 'Amazing grace' }))
  await save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.lastBody(contentApi.update)).toMatchObject({ title: 'Amazing grace', recording: null })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.calls(contentApi.restoreRecording)).toHaveLength(1)
})
