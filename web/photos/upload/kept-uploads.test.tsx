import { QueryClient } from '@tanstack/react-query'
import { createStore, keys } from 'idb-keyval'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { groupsApi } from '#contract/family/groups.ts'
import { invitationsApi } from '#contract/family/invitations.ts'
import { identityApi } from '#contract/identity/identity.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { photosApi, uploadsApi } from '#contract/photos/photos.ts'
import { roomApi } from '#contract/room/room.ts'
import { recordingsCache } from '../../platform/app/app-worker.ts'
import { aboutHeader, countRecordings, recordingsOf } from '../../platform/app/kept-recordings.ts'
import { signOut } from '../../platform/app/sign-out.ts'
import { noteConnected } from '../../platform/live/connected.ts'
import { Lasting } from '../../platform/ui/lasting.tsx'
import { Router } from '../../router.tsx'
import { noNetwork, refusal } from '../../testing/fake-server.ts'
import { emma, givenDelivery, givenPhoto, hartleys, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import {
  forgetPerson,
  forgetPicture,
  type KeptPicture,
  keepPicture,
  listKept,
  sweepKept,
} from './kept/kept-store.ts'
import { KeptUploads } from './kept-uploads.tsx'
import { closeBatch, openBatches } from './open/open-batches.ts'
import { resumeKept } from './resume-kept.ts'

const ben = { ...emma, id: idOf(2), firstName: 'Ben', email: 'ben@example.com' }
const hour = 3_600_000
/** Of the same page, which the test must not leave. */
const afterSignOut = '/#signed-out'

beforeEach(async () => {
  for (const open of openBatches().batches) closeBatch(open)
  for (const { id } of [emma, ben]) await forgetPerson(id)
})

test('pictures that were chosen go on, from the bytes that the server has already', async () => {
  const focalPoint = { x: 900, y: 40 }
  await givenKept([{ caption: 'The garden', focalPoint, objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, givenPhoto({ objectPath: '/objects/stored' }))
  await expect.poll(() => server.calls(photosApi.add).length).toBe(1)
  expect(server.lastBody(photosApi.add)).toEqual({
    objectPath: '/objects/stored',
    caption: 'The garden',
    focalPoint,
    isSent: true,
  })
  await expect.element(page.getByText('Photo uploaded')).toBeVisible()
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('what is older than a day asks first', async () => {
  await givenKept([{ chosenAt: Date.now() - 25 * hour }, { chosenAt: Date.now() - 25 * hour }])
  shown()
  await expect.element(page.getByText('2 pictures were not sent yet')).toBeVisible()
  await expect.element(page.getByText('They are kept in this browser.')).toBeVisible()
  expect(server.calls(uploadsApi.start)).toEqual([])
})

test('in a group that is kept in memory nothing goes on by itself', async () => {
  await givenKept([{}])
  shown({ inMemorySince: '2026-11-01T10:00:00Z' })
  await expect.element(page.getByText('1 picture was not sent yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Go on' })).toBeVisible()
})

test('a picture that is discarded just before it would be added is not added', async () => {
  await givenKept([{ isPaused: true, objectPath: '/objects/stored' }])
  shown()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect.element(goOn).toBeVisible()
  server.answer(photosApi.add, givenPhoto({ objectPath: '/objects/stored' }))
  const [open] = openBatches().batches
  if (!open) throw new Error('No picture waits')
  const discard = vi.fn(() => {
    if (open.batch.state().items[0]?.step === 'postprocessing') closeBatch(open)
  })
  open.batch.subscribe(discard)
  await goOn.click()
  await expect.poll(() => listKept(emma.id)).toEqual([])
  expect(discard).toHaveBeenCalled()
  expect(server.calls(photosApi.add)).toEqual([])
})

test('"Go on" goes on, and says of what was only added that it was not sent', async () => {
  await givenKept([{ isPaused: true, objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, givenPhoto({ objectPath: '/objects/stored' }))
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect.element(page.getByText('Family photo has been added to the gallery.').first()).toBeVisible()
  await expect.element(page.getByText(/not sent yet/)).not.toBeInTheDocument()
})

test('what the server does not answer is tried again by itself, and the line says so', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await givenKept([{ objectPath: '/objects/stored' }, { objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, noNetwork)
  await expect
    .element(page.getByText('The server cannot be reached. They are tried again by themselves.'))
    .toBeVisible()
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored' }))
  await expect.element(page.getByText('2 photos uploaded')).toBeVisible()
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('it goes on at once when the server is heard of again', async () => {
  await givenKept([{ objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, noNetwork)
  await expect.element(page.getByText('1 picture was not sent yet')).toBeVisible()
  await expect.element(page.getByText(/It is tried again by itself/)).toBeVisible()
  // The wait does not end within the test.
  vi.spyOn(Math, 'random').mockReturnValue(100)
  onTestFinished(() => void vi.restoreAllMocks())
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored' }))
  noteConnected()
  await expect.element(page.getByText('Photo uploaded')).toBeVisible()
})

test.each([
  ['nothing', ''],
  ['a sign-in page', '<h1>Please sign in to this network</h1>'],
  ['something else', '{"status":"ok"}'],
  ['another photo', JSON.stringify(givenPhoto({ objectPath: '/objects/another' }))],
  ['the answer of the upload', JSON.stringify({ uploadURL: '/upload', objectPath: '/objects/stored' })],
])('%s in the place of the photo is no photo', async (_, body) => {
  await givenKept([{ objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, new Response(body))
  await expect.element(page.getByText(/It is tried again by itself/)).toBeVisible()
  expect(await listKept(emma.id)).toHaveLength(1)
})

test('pictures are taken up again by themselves when the server was not there at first', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await givenKept([{ objectPath: '/objects/stored' }])
  let asked = 0
  shown({}, emma, null, () => (++asked === 1 ? noNetwork() : emma))
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored' }))
  await expect.element(page.getByText('Photo uploaded')).toBeVisible()
  expect(asked).toBe(2)
})

test('a call that hangs is not waited for without an end', async () => {
  await givenKept([{ objectPath: '/objects/stored' }])
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const hanging = Promise.withResolvers<never>()
    signal?.addEventListener('abort', () => hanging.reject(signal.reason))
    return hanging.promise
  })
  const unreached = Promise.withResolvers<void>()
  const client = new QueryClient()
  await resumeKept({ personId: emma.id, client, patience: 50, onUnreached: unreached.resolve })
  await unreached.promise
  shown()
  server.answer(photosApi.add, givenPhoto({ objectPath: '/objects/stored' }))
  await expect.poll(() => server.calls(photosApi.add)).toHaveLength(1)
})

test('"Discard" asks, and removes them from the browser', async () => {
  await givenKept([{ isPaused: true }, { isPaused: true }])
  shown()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Discard these 2 pictures?' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => listKept(emma.id)).toEqual([])
  await expect.element(page.getByText(/not sent yet/)).not.toBeInTheDocument()
})

test('another tab that waits finds nothing of what was discarded', async () => {
  await givenKept(Array(20).fill({ isPaused: true }))
  shown()
  await expect.element(page.getByText('20 pictures were not sent yet')).toBeVisible()
  const foundElsewhere = navigator.locks.request('sunporch-pictures:chosen-together', () => listKept(emma.id))
  for (const open of openBatches().batches) closeBatch(open)
  expect(await foundElsewhere).toEqual([])
})

test('a picture that the server never takes is named until it is dismissed', async () => {
  await givenKept([{ name: 'broken.jpg', objectPath: '/objects/stored' }])
  shown()
  server.answer(photosApi.add, refusal(422, 'invalid', 'This file is not a picture we can read.'))
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('broken.jpg was not added. This file is not a picture we can read.')
  expect(await listKept(emma.id)).toMatchObject([{ refusal: 'This file is not a picture we can read.' }])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => listKept(emma.id)).toEqual([])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('nothing of one person is shown to another, or sent', async () => {
  await givenKept([{}])
  shown({}, ben)
  // The look at what is kept has ended when a later one has.
  expect(await listKept(ben.id)).toEqual([])
  await expect.element(page.getByText(/not sent yet/)).not.toBeInTheDocument()
  expect(await listKept(emma.id)).toHaveLength(1)
  expect(openBatches().batches).toEqual([])
})

test('who is not in the family group any more reads it once, and the pictures leave the browser', async () => {
  await givenKept([{ group: { id: idOf(999), name: 'The Millers' } }])
  server.answer(photosApi.list, refusal(404, 'not_found', 'Not found.'))
  shown()
  await expect
    .element(page.getByText('You are not in the family group The Millers any more.').first())
    .toBeVisible()
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('an empty list of groups that is not our server’s takes no picture', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  await givenKept([{ objectPath: '/objects/stored' }])
  server.answer(photosApi.list, [])
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored' }))
  shown()
  const read = () => (server.calls(photosApi.list).length > 0 ? [hartleys] : [])
  server.answer(groupsApi.listGroups, () =>
    server.calls(groupsApi.listGroups).length === 1 ? [hartleys] : read(),
  )
  await expect.element(page.getByText('Photo uploaded')).toBeVisible()
  expect(server.calls(photosApi.list)).toHaveLength(1)
})

test('a picture whose bytes the browser has lost is named until it is dismissed', async () => {
  await givenKept([{ name: 'garden.jpg' }], null)
  shown()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      'garden.jpg was not added. This browser cannot read the picture any more. Please choose it again.',
    )
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('one whose bytes the server has goes on without those of the browser', async () => {
  await givenKept([{ objectPath: '/objects/stored' }], null)
  shown()
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored' }))
  await expect.element(page.getByText('Photo uploaded')).toBeVisible()
})

test('what no release can read is swept, and the person is told which pictures it was', async () => {
  await givenKept([
    { name: 'garden.jpg', goal: 'frame' as never },
    { name: 'newer.jpg', version: 2 as never },
    { name: 'whole.jpg', isPaused: true },
  ])
  shown()
  await expect.element(page.getByText('1 picture could not be kept on this device')).toBeVisible()
  await expect.element(page.getByText('Please choose it again: garden.jpg.')).toBeVisible()
  await expect.element(page.getByText('1 picture was not sent yet')).toBeVisible()
  expect(await sweepKept(emma.id)).toEqual([])
  expect((await keys(createStore('sunporch-pictures', 'chosen'))).length).toBe(4)
})

test('a picture that comes into the gallery while the browser’s store is looked through is not called lost', async () => {
  await givenKept([{ name: 'garden.jpg' }])
  const [garden] = await listKept(emma.id)
  if (!garden) throw new Error('No picture is kept')
  const [lost] = await Promise.all([sweepKept(emma.id), forgetPicture(garden)])
  expect(lost).toEqual([])
})

test('pictures for a group that was joined in another tab go on', async () => {
  const joined = { ...hartleys, id: idOf(999), name: 'The Millers' }
  await givenKept([{ group: joined, objectPath: '/objects/stored' }])
  shown()
  // This page has read its groups before.
  const read = () => (server.calls(groupsApi.listGroups).length > 1 ? [hartleys, joined] : [hartleys])
  server.answer(groupsApi.listGroups, read)
  server.answer(photosApi.add, givenPhoto({ objectPath: '/objects/stored' }))
  await expect.poll(() => server.calls(photosApi.add)[0]?.params).toEqual({ groupId: joined.id })
  await expect.poll(() => listKept(emma.id)).toEqual([])
})

test('what is said of pictures for another group is of that group’s room', async () => {
  const joined = { ...hartleys, id: idOf(999), name: 'The Millers' }
  await givenKept([{ group: joined, objectPath: '/objects/stored' }])
  shown()
  server.answer(groupsApi.listGroups, [hartleys, joined])
  server.answer(photosApi.add, () => givenPhoto({ objectPath: '/objects/stored', delivery: givenDelivery() }))
  await expect.element(page.getByText('Photo sent')).toBeVisible()
  expect(server.calls(roomApi.read).map(({ params }) => params.groupId)).toEqual([joined.id])
})

test('"I am somebody else" on an invitation asks as a sign-out does', async () => {
  await givenKept([{ isPaused: true }])
  sessionStorage.setItem('sunporch-invitation', 'token')
  onTestFinished(() => sessionStorage.clear())
  server.answer(identityApi.user, emma)
  server.answer(invitationsApi.readInvitation, {
    state: 'open',
    email: 'ben@example.com',
    role: 'member',
    groupId: idOf(999),
    groupName: 'The Millers',
    inviterName: 'Mia Miller',
    language: 'en',
    canSignUp: true,
  })
  render(<Router />, { path: pagePaths.invitation })
  await page.getByRole('link', { name: 'I am somebody else' }).click()
  const question = page.getByRole('alertdialog', { name: '1 picture was not sent yet' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await listKept(emma.id)).toHaveLength(1)
})

test('after thirty days they are forgotten', async () => {
  await givenKept([{ chosenAt: Date.now() - 31 * 24 * hour }])
  expect(await listKept(ben.id)).toEqual([])
  expect(await listKept(emma.id)).toEqual([])
})

test('a sign-out asks when there are pictures, and only then', async () => {
  shown({}, emma, <SignOutLink />)
  const link = page.getByRole('link', { name: 'Sign out' })
  await givenKept([{ isPaused: true }])
  await link.click()
  const question = page.getByRole('alertdialog', { name: '1 picture was not sent yet' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(await listKept(emma.id)).toHaveLength(1)
  await link.click()
  await question.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect.poll(() => location.hash).toBe('#signed-out')
  expect(await listKept(emma.id)).toEqual([])
})

test('a sign-out asks when there is a recording, alone or beside pictures', async () => {
  location.hash = ''
  const recordings = await caches.open(recordingsCache)
  const put = (personId: string, group: string, days: number) => {
    const about = JSON.stringify({ keptAt: Date.now() - days * 24 * 3_600_000 })
    return recordings.put(
      `${recordingsOf(personId)}${group}`,
      new Response('a voice', { headers: { [aboutHeader]: about } }),
    )
  }
  await put(ben.id, 'group', 1)
  await put(emma.id, 'group', 1)
  // This one is offered to nobody any more.
  await put(emma.id, 'another', 31)
  shown({}, emma, <SignOutLink />)
  const link = page.getByRole('link', { name: 'Sign out' })
  await link.click()
  const alone = page.getByRole('alertdialog', { name: '1 recording was not sent yet' })
  await expect.element(alone.getByText(/^If you sign out now, it leaves this browser/)).toBeVisible()
  await alone.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(alone).not.toBeInTheDocument()
  expect(await countRecordings(emma.id)).toBe(1)
  await givenKept([{ isPaused: true }])
  await link.click()
  const both = page.getByRole('alertdialog', { name: 'Pictures and recordings were not sent yet' })
  await both.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect.poll(() => location.hash).toBe('#signed-out')
  await expect.poll(() => countRecordings(emma.id)).toBe(0)
})

test('a store that does not answer keeps nobody from signing out', async () => {
  location.hash = ''
  shown({}, emma, <SignOutLink />)
  await expect.element(page.getByRole('link', { name: 'Sign out' })).toBeVisible()
  const silent = { objectStore: () => ({ getAllKeys: () => ({}) }) } as unknown as IDBTransaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(silent)
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect.poll(() => location.hash).toBe('#signed-out')
  vi.restoreAllMocks()
})

/** As in the frame of the pages. */
function shown(
  group: Partial<typeof hartleys> = {},
  user = emma,
  more: ReactNode = null,
  asked = () => user,
) {
  server.answer(identityApi.user, asked)
  server.answer(roomApi.read, refusal(500, 'internal', ''))
  render(
    <>
      <KeptUploads />
      <Lasting />
      {more}
    </>,
    { group, user },
  )
}

function SignOutLink() {
  return (
    <a href={afterSignOut} onClick={signOut}>
      Sign out
    </a>
  )
}

async function givenKept(
  pictures: Partial<KeptPicture>[],
  bytes: Blob | null = new Blob(['bytes'], { type: 'image/jpeg' }),
): Promise<void> {
  for (const [place, changes] of pictures.entries()) {
    const picture: KeptPicture = {
      version: 1,
      id: `picture-${place}`,
      batchId: 'chosen-together',
      personId: emma.id,
      group: { id: hartleys.id, name: hartleys.name },
      name: `${place}.jpg`,
      caption: '',
      goal: 'send',
      objectPath: null,
      isPaused: false,
      refusal: null,
      chosenAt: Date.now(),
      place,
      ...changes,
    }
    await keepPicture(picture, bytes as Blob)
  }
}
