import { expect, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { insertRows } from '../../platform/db/bulk.ts'
import { newId } from '../../platform/ids.ts'
import { createRoomApp, givenContent, givenEntry } from '../../testing/given/given.ts'
import { openZip } from '../../testing/open-zip.ts'
import { moveRows } from './move-rows.ts'
import { oldDeliveries } from './old-deliveries.ts'

type Sent = { withdrawn_at?: number; subject_removed_at?: number; isShown?: boolean; deviceId?: string }

/** A family with a screen that has got so many things in the last days that none of what was sent years ago is among the newest. */
async function givenYears({ newest = 60 } = {}) {
  const given = await createRoomApp()
  const { app, anna, group, path } = given
  const year = new Date(app.clock.now()).getUTCFullYear()
  const { id: deviceId } = await app.db.selectFrom('devices').select('id').executeTakeFirstOrThrow()
  const send = async (subject_id: string, at: number, sent: Sent = {}) => {
    const { isShown = true, deviceId: device_id = deviceId, ...columns } = sent
    const id = newId()
    const shared = { family_group_id: group.id, created_at: at }
    const subject = { subject_kind: 'content' as const, subject_id, title: 'Persuasion' }
    await app.db
      .insertInto('deliveries')
      .values({ id, ...shared, ...subject, sender_id: anna.user.id, ...columns })
      .execute()
    const target = { id: newId(), delivery_id: id, device_id, attempts: 1 }
    const shown_at = isShown ? at + 1000 : null
    await app.db
      .insertInto('delivery_targets')
      .values({ ...target, ...shared, accepted_at: at, shown_at })
      .execute()
    return { id, targetId: target.id, at }
  }
  const sendIn = (subjectId: string, ago: number, sent?: Sent) =>
    send(subjectId, Date.UTC(year - ago, 5, 1), sent)
  const other = await givenContent(anna, path, { title: 'Emma' })
  for (let number = 0; number < newest; number++) await send(other.id, app.clock.now() - days(1) + number)
  const newItem = async () => (await givenContent(anna, path, { title: 'Persuasion' })).id
  const listIds = async () =>
    (await app.db.selectFrom('deliveries').select('id').execute()).map(({ id }) => id)
  return { ...given, year, deviceId, send: sendIn, newItem, listIds }
}

async function exported({ anna, path }: Awaited<ReturnType<typeof givenYears>>) {
  const files = openZip((await anna.get(`${path}/export`)).bytes)
  const rowsOf = (file: string) => JSON.parse(files.get(file)?.bytes.toString() ?? '[]')
  const names = [...files.keys()].filter((file) => /^years\/.* deliveries/.test(file))
  const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    names,
    rows: names.flatMap(rowsOf),
    moved: idsIn(names.flatMap(rowsOf)),
    listed: idsIn(JSON.parse(files.get('family.json')?.bytes.toString() ?? '{}').deliveries),
  }
}

test('what was sent again leaves the database but for the first and the last, and nobody sees a difference', async () => {
  const given = await givenYears()
  const { app, anna, path, screen, year, send, newItem } = given
  const item = await newItem()
  const sent = []
  for (const ago of [6, 5, 4, 3, 1]) sent.push(await send(item, ago))
  const [first, second, third, last, recent] = sent.map(({ id }) => id)
  await insertRows(app, 'alexa_heard', [
    { target_id: sent[1]?.targetId ?? '', family_group_id: given.group.id, heard_at: app.clock.now() },
  ])
  const seen = async () => [(await anna.get(`${path}/content`)).body, (await screen.get('/api/screen')).body]
  const [before, whole] = [await seen(), await exported(given)]
  await app.runDue()
  const { names, rows, moved, listed } = await exported(given)
  expect(names).toEqual([`years/${year - 5} deliveries.json`, `years/${year - 4} deliveries.json`])
  expect(moved).toEqual([second, third])
  expect(rows[0]).toMatchObject({
    kind: 'content',
    subjectId: item,
    devices: [{ device: expect.any(String) }],
  })
  expect(rows[0].devices[0].readAloudAt).not.toBeNull()
  expect(listed).toEqual(expect.arrayContaining([first, last, recent]))
  expect([...moved, ...listed].toSorted()).toEqual(whole.listed.toSorted())
  expect(await seen()).toEqual(before)
  expect(await app.db.selectFrom('alexa_heard').selectAll().execute()).toEqual([])
})

test('what somebody still asks for stays', async () => {
  const given = await givenYears()
  const { app, anna, group, path, deviceId, send, newItem, listIds } = given
  const shared = { family_group_id: group.id }
  /** Of three, the one in the middle would leave. */
  const three = async (sent: Sent = {}, last: Sent = {}) => {
    const item = await newItem()
    await send(item, 6)
    const middle = await send(item, 5, sent)
    await send(item, 4, last)
    return middle
  }
  const leaves = await three()
  const [answered, takenBack, called, shownLast, planned] = [
    await three(),
    await three(),
    await three(),
    await three(),
    await three(),
  ]
  const now = app.clock.now()
  const answer = { kind: 'heart' as const, created_at: answered.at, press: null, text: null }
  await insertRows(app, 'delivery_answers', [
    { id: newId(), ...shared, target_id: answered.targetId, ...answer },
  ])
  await insertRows(app, 'answers_taken_back', [
    { id: newId(), ...shared, delivery_id: takenBack.id, kind: 'heart', press: newId(), at: now },
  ])
  await app.db
    .insertInto('call_requests')
    .values({
      ...{ id: newId(), ...shared, device_id: deviceId, delivery_id: called.id, asked_at: called.at },
      ...{ taken_by: anna.user.id, taken_at: called.at, waiting_since: called.at, round: 0 },
    })
    .execute()
  await app.db.updateTable('devices').set({ last_shown_delivery_id: shownLast.id }).execute()
  const entry = await givenEntry(app, anna, path, { contentItemId: await newItem() })
  await app.db
    .insertInto('schedule_occurrences')
    .values({
      ...{ id: newId(), ...shared, entry_id: entry.id, attempts: 1 },
      ...{ scheduled_for: planned.at, sent_at: planned.at, delivery_id: planned.id },
    })
    .execute()
  const notReplaced = await three({}, { isShown: false })
  const replacementTakenBack = await three({}, { withdrawn_at: now })
  const deletedLately = await three(
    { subject_removed_at: now },
    { subject_removed_at: now, withdrawn_at: now },
  )
  await app.runDue()
  const left = await listIds()
  expect(left).not.toContain(leaves.id)
  for (const { id } of [answered, takenBack, called, shownLast, planned]) expect(left).toContain(id)
  for (const { id } of [notReplaced, replacementTakenBack, deletedLately]) expect(left).toContain(id)
})

test('a screen that is there has shown the later one, or the earlier one stays', async () => {
  const given = await givenYears()
  const { app, group, send, newItem, listIds } = given
  const second = { id: newId(), family_group_id: group.id, created_at: Date.UTC(given.year - 6, 0) }
  await app.db
    .insertInto('devices')
    .values({ ...second, kind: 'screen', name: 'Kitchen' })
    .execute()
  const item = await newItem()
  await send(item, 6)
  const onlyThere = await send(item, 5, { deviceId: second.id })
  await send(item, 4)
  await app.runDue()
  expect(await listIds()).toContain(onlyThere.id)
  await app.db
    .updateTable('devices')
    .set({ removed_at: app.clock.now() })
    .where('id', '=', second.id)
    .execute()
  await app.runDueAfter(days(1))
  expect(await listIds()).not.toContain(onlyThere.id)
})

test('what is among the newest of its kind stays, however old it is', async () => {
  const { app, send, newItem, listIds } = await givenYears({ newest: 50 })
  const item = await newItem()
  for (const ago of [6, 5, 4]) await send(item, ago)
  await app.runDue()
  expect(await listIds()).toHaveLength(53)
})

test('what was deleted years ago leaves without its words', async () => {
  const given = await givenYears()
  const { app, year, send, newItem } = given
  const removed = { subject_removed_at: Date.UTC(year - 4, 0) }
  const only = await send(await newItem(), 5, removed)
  await app.runDue()
  const { rows, moved } = await exported(given)
  expect(moved).toEqual([only.id])
  expect(JSON.stringify(rows)).not.toContain('Persuasion')
})

test('one that is answered while its file is written stays, and the file counts for nothing', async () => {
  const given = await givenYears()
  const { app, group, year, send, newItem } = given
  const item = await newItem()
  await send(item, 6)
  const middle = await send(item, 5)
  await send(item, 4)
  const answered: typeof oldDeliveries = {
    ...oldDeliveries,
    async read(...reading) {
      const rows = await oldDeliveries.read(...reading)
      const press = { kind: 'heart' as const, created_at: middle.at, press: null, text: null }
      const row = { id: newId(), family_group_id: group.id, target_id: middle.targetId, ...press }
      await app.db.insertInto('delivery_answers').values(row).execute()
      return rows
    },
  }
  expect(await moveRows(app, answered, { groupId: group.id, before: Date.UTC(year - 2, 0) })).toBe(false)
  const { moved, listed } = await exported(given)
  expect(moved).toEqual([])
  expect(listed).toContain(middle.id)
})

test('two servers at once move each delivery once', async () => {
  const given = await givenYears()
  const { app, group, year, send, newItem } = given
  for (let number = 0; number < 5; number++) {
    const item = await newItem()
    for (const ago of [6, 5, 4]) await send(item, ago)
  }
  const wanted = { groupId: group.id, before: Date.UTC(year - 2, 0) }
  await Promise.all([1, 2, 3].map(() => moveRows(app, oldDeliveries, wanted)))
  const { moved, listed } = await exported(given)
  expect([moved.length, listed.length]).toEqual([5, 70])
})
