import { expect, test } from 'vitest'
import type { Member } from '#contract/family/members.ts'
import { daysAfter, instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import { days, hours, minutes, toIso } from '../../platform/clock.ts'
import {
  givenEntry,
  givenInvitation,
  givenPerson,
  givenScreen,
  givenSentPhoto,
  type Person,
} from '../../testing/given/given.ts'
import { givenThree, sentencesOf, type Three } from '../../testing/given/given-notices.ts'
import { goThrough } from '../../testing/processes/through-time.ts'

/** What each of them is told by `work`, the newest first; work that is due within the time after it included. */
async function toldBy({ app, anna, cleo, ben }: Three, work: () => Promise<unknown>, after = 0) {
  await app.runDue()
  const listAll = async () => ({
    anna: await sentencesOf(anna),
    cleo: await sentencesOf(cleo),
    ben: await sentencesOf(ben),
  })
  const before = await listAll()
  await work()
  await goThrough(app, app.clock.now() + after)
  const { anna: annas, cleo: cleos, ben: bens } = await listAll()
  return {
    anna: annas.slice(0, annas.length - before.anna.length),
    cleo: cleos.slice(0, cleos.length - before.cleo.length),
    ben: bens.slice(0, bens.length - before.ben.length),
  }
}

async function memberIdOf({ anna, path }: Three, { user }: Person): Promise<string> {
  const members: Member[] = (await anna.get(`${path}/members`)).body
  return members.find((member) => member.user.id === user.id)?.id ?? ''
}

test('everybody hears who joined, left or was removed, and the caretakers and the person of a role', async () => {
  const three = await givenThree()
  const { app, anna, cleo, ben, path } = three
  const mia = await givenPerson(app, 'Mia')
  const joined = await toldBy(three, async () => {
    const { token } = await givenInvitation(anna, path)
    await mia.post('/api/invitations/accept', { token })
  })
  const joins = ['Mia Hartley joined the family']
  expect(joined).toEqual({ anna: joins, cleo: joins, ben: joins })
  expect(await sentencesOf(mia)).toEqual([])

  app.clock.advance(minutes(1))
  const mias = await memberIdOf(three, mia)
  const role = await toldBy(three, () => anna.patch(`${path}/members/${mias}`, { role: 'caretaker' }))
  expect(role).toEqual({ anna: [], cleo: ['Anna Hartley changed the role of Mia Hartley'], ben: [] })
  expect(await sentencesOf(mia)).toEqual(['Anna Hartley changed your role'])

  const removed = await toldBy(three, () => anna.delete(`${path}/members/${mias}`))
  const goes = ['Anna Hartley removed Mia Hartley from the family']
  expect(removed).toEqual({ anna: [], cleo: goes, ben: goes })
  expect(await sentencesOf(mia)).toEqual([])

  const offered = await toldBy(three, async () =>
    anna.post(`${path}/hand-over`, { memberId: await memberIdOf(three, cleo) }),
  )
  expect(offered).toEqual({
    anna: [],
    cleo: ['Anna Hartley asks you to become the primary caretaker'],
    ben: [],
  })
  const accepted = await toldBy(three, () => cleo.post(`${path}/hand-over/accept`))
  expect(accepted).toEqual({ anna: ['Cleo Hartley is the primary caretaker now'], cleo: [], ben: [] })
  const left = await toldBy(three, () => ben.post(`${path}/leave`))
  expect({ ...left, ben: [] }).toEqual({
    anna: ['Ben Hartley left the family'],
    cleo: ['Ben Hartley left the family'],
    ben: [],
  })
})

test('a delivery that did not arrive is told to its author and the caretakers', async () => {
  const three = await givenThree()
  const { app, cleo, ben, path } = three
  await givenSentPhoto(ben, path, 'The garden')
  const expired = ['“The garden” was not delivered: no screen was opened in three days']
  expect(await toldBy(three, async () => {}, hours(72))).toEqual({
    anna: expired,
    cleo: expired,
    ben: expired,
  })

  await givenEntry(app, cleo, path, { scheduledFor: toIso(app.clock.now() + hours(1)) })
  app.clock.advance(minutes(1))
  const missed = await toldBy(three, async () => app.clock.advance(hours(4)))
  const misses = ['The delivery of “Persuasion” was missed']
  expect(missed).toEqual({ anna: misses, cleo: misses, ben: [] })
})

test('the caretakers hear of a screen that is away for a day, since when, and that it is back', async () => {
  const three = await givenThree()
  const { app, family, anna, path } = three
  const { date } = wallClock(app.clock.now(), 'Europe/Berlin')
  app.clock.advance(instantOf(`${daysAfter(date, 1)}T14:10`, 'Europe/Berlin') - app.clock.now())
  const screen = await givenScreen(app, family)
  const [device] = (await anna.get(`${path}/devices`)).body
  await anna.patch(`${path}/devices/${device.id}`, { name: 'Kitchen' })
  const away = ['The screen “Kitchen” has been away since yesterday 2:10\u00a0PM']
  expect(await toldBy(three, async () => {}, hours(24))).toEqual({ anna: away, cleo: away, ben: [] })
  expect(await toldBy(three, async () => {}, days(2))).toEqual({ anna: [], cleo: [], ben: [] })
  const back = ['The screen “Kitchen” is back']
  const returned = await toldBy(three, () => screen.post('/api/screen/contact', { wasTouched: false }))
  expect(returned).toEqual({ anna: back, cleo: back, ben: [] })
})
