import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Problem } from '#web/photos/upload/batch/upload-item.ts'
import { forgetPerson, keepPicture, listKept } from '#web/photos/upload/kept/kept-store.ts'
import { openBatch } from '#web/photos/upload/open/open-batch.ts'
import { closeBatch, openBatches } from '#web/photos/upload/open/open-batches.ts'
import { resumeKept } from '#web/photos/upload/resume-kept.ts'
import { Uploads } from '#web/photos/upload/uploads.tsx'
import { listToasts } from '#web/platform/toast-store.ts'
import { emma, hartleys } from '#web/testing/given.ts'
import { render } from '#web/testing/render.tsx'
import { bodies, command, inPlace, type Road, range, realFetch, state } from './given-road.ts'
import type { Fault, Faults } from './road.ts'

// Pictures on their way to a real server, through something in between that answers, hangs, cuts and swaps. Nothing is
// pressed after the choice: each must be there once and sent once, and no sentence may say what is not so.

let road: Road

beforeAll(async () => {
  road = await command('open')
}, 120_000)
afterAll(() => command('stop'))
beforeEach(async () => {
  // Uppy writes each failure to it.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await forgetPerson(road.personId)
})

test('every status from 400 to 599', { timeout: 600_000 }, async () => {
  const all = range(400, 599)
  // Uppy waits a second between its own tries of a 5xx.
  const atPut = all.filter((status) => (status < 500 ? status % 3 === 1 : status % 25 === 3))
  const others = all.filter((status) => !atPut.includes(status))
  const faults = road.isLong
    ? { start: all.map(inPlace), put: all.map(inPlace), claim: all.map(inPlace) }
    : {
        start: others.filter((status) => status % 2 === 0).map(inPlace),
        put: atPut.map(inPlace),
        claim: others.filter((status) => status % 2 === 1).map(inPlace),
      }
  await sendThrough(faults, { count: road.isLong ? 20 : 8 })
})

test('the server has done it, and a status comes in the place of its answer', {
  timeout: 600_000,
}, async () => {
  const after = range(400, 599)
    .filter((status) => road.isLong || status % 16 === 1)
    .map((status) => ({ ...inPlace(status), reaches: true }))
  await sendThrough({ put: after.filter(({ status }) => status < 500), claim: after }, { count: 4 })
})

test('bodies are swapped, with 200', { timeout: 600_000 }, async () => {
  const swapped = (reaches: boolean) =>
    bodies.map((body): Fault => ({ kind: 'answer', status: 200, ...body, reaches }))
  const claim = [...swapped(false), ...swapped(true)]
  await sendThrough({ start: swapped(false), put: swapped(false), claim }, { count: 4 })
})

test('connections hang, and are cut while calling and while answering', { timeout: 600_000 }, async () => {
  const hangs: Fault[] = [false, true].map((reaches) => ({ kind: 'hang', reaches }))
  const cuts = (['call', 'before the answer', 'in the answer'] as const).map(
    (where): Fault => ({ kind: 'cut', where }),
  )
  const faults = [...hangs, ...cuts]
  await sendThrough({ start: faults, put: faults, claim: faults }, { count: 4, patience: 1000 })
})

test('no answer but our server’s takes pictures that the browser has kept', {
  timeout: 600_000,
}, async () => {
  const before = await state()
  const group = { ...hartleys, id: road.groupId }
  const swapped = bodies.map((body): Fault => ({ kind: 'answer', status: 200, ...body, reaches: false }))
  const refused = range(400, 599)
    .filter((status) => road.isLong || status % 20 === 1)
    .map(inPlace)
  await command('plan', { groups: [...swapped, ...refused], user: [...swapped, ...refused] })
  const about = {
    version: 1,
    batchId: 'kept',
    personId: road.personId,
    group,
    caption: '',
    goal: 'send',
  } as const
  const rest = { objectPath: null, isPaused: false, refusal: null, chosenAt: Date.now(), place: 0 }
  for (const name of ['a.png', 'b.png'])
    await keepPicture({ ...about, ...rest, id: name, name }, await pictureOf(name))
  // Without the page around it, which reads its groups by the same call and would meet what is meant for this.
  const client = new QueryClient()
  const resume = () =>
    new Promise<void>((onUnreached) => {
      void resumeKept({ personId: road.personId, client, onUnreached })
    })
  for (let { left } = await state(); left > 0; left = (await state()).left) {
    await resume()
    expect(await listKept(road.personId)).toHaveLength(2)
  }
  void resumeKept({ personId: road.personId, client, onUnreached: () => {} })
  await expect.poll(async () => (await state()).objects.length).toBe(before.objects.length + 2)
  await expect.poll(() => listKept(road.personId)).toEqual([])
})

/** Sends so many pictures, and looks at all that is said until they are there. */
async function sendThrough(
  faults: Faults,
  { count, patience = 20_000 }: { count: number; patience?: number },
): Promise<void> {
  const before = await state()
  await command('plan', faults)
  const group = { ...hartleys, id: road.groupId }
  render(<Uploads />, { user: { ...emma, id: road.personId }, group })
  vi.stubGlobal('fetch', realFetch)
  const names = Array.from({ length: count }, (_, index) => `${before.objects.length + index}.png`)
  const files = await Promise.all(names.map(pictureOf))
  openBatch('send', files, {
    group,
    personId: road.personId,
    client: new QueryClient(),
    patience,
    waits: { first: 1, longest: 10 },
  })
  const [open] = openBatches().batches
  if (!open) throw new Error('Nothing was opened')
  onTestFinished(() => closeBatch(open))
  const { batch } = open
  const problems: Problem[] = []
  const untrue: string[] = []
  const earlier = listToasts()[0]?.id ?? 0
  batch.subscribe(() => {
    const { items } = batch.state()
    for (const { problem } of items) if (problem && !problems.includes(problem)) problems.push(problem)
    const isDone = items.every(({ step }) => step === 'complete')
    for (const { id, title } of listToasts())
      if (id > earlier && !isDone && /photos? (sent|uploaded)/i.test(title)) untrue.push(title)
  })
  batch.setOwnCaptions(true)
  for (const { id, name } of batch.state().items) batch.setCaption(id, name)
  batch.start('send')
  const steps = () => batch.state().items.map(({ step }) => step)
  await expect.poll(steps, { timeout: 500_000 }).toEqual(Array(count).fill('complete'))

  const { captions, objects, sent, left } = await state()
  expect(left).toBe(0)
  // Lost 0, doubled 0.
  expect(captions.filter((caption) => names.includes(caption ?? '')).toSorted()).toEqual(names.toSorted())
  expect([objects.length, sent]).toEqual([before.objects.length + count, before.sent + count])
  for (const { photo } of batch.state().items) expect(objects).toContain(photo?.objectPath)
  // Each said that it goes on by itself, and did.
  expect(new Set(problems.map(({ kind }) => kind))).toEqual(new Set(['passing']))
  expect(untrue).toEqual([])
  await expect.poll(() => listKept(road.personId)).toEqual([])
  const met = Object.values(faults).reduce((sum, { length }) => sum + length, 0)
  console.info(`${count} pictures, ${met} faults, ${problems.length} failures: lost 0, doubled 0, untrue 0`)
}

async function pictureOf(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = 'green'
  context?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}
