import { expect, test } from 'vitest'
import { givenThree } from '../../testing/given/given-notices.ts'

test('who has chosen nothing is told after quiet minutes and once a day; caretakers are the first for a call', async () => {
  const { anna, cleo, ben, path } = await givenThree()
  const read = async (person: typeof anna) => (await person.get(`${path}/notice-choices`)).body
  const choices = {
    push: 'quiet',
    mail: 'daily',
    digestAt: '18:00',
    calls: 'first',
    times: { timeZone: 'Europe/Berlin', quietHours: null, callsInQuietHours: false },
    mailTo: {
      address: 'anna@example.com',
      isPossible: false,
      isConfirmed: true,
      failedAt: null,
      failure: null,
    },
  }
  expect(await read(anna)).toEqual(choices)
  expect(await read(cleo)).toMatchObject({ calls: 'first' })
  expect(await read(ben)).toMatchObject({ calls: 'next' })
})

test('what is chosen stays, and what is left out too: the way for one group, the times for all', async () => {
  const { anna, cleo, path } = await givenThree()
  const other = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'Grandpa' })).body.id}`
  const quietHours = { from: '22:00', until: '07:00' }
  await anna.patch(`${path}/notice-choices`, { push: 'now', calls: 'off' })
  const changed = await anna.patch(`${path}/notice-choices`, {
    mail: 'calls',
    digestAt: '07:30',
    times: { timeZone: 'America/New_York', quietHours },
  })
  expect(changed.body).toMatchObject({
    push: 'now',
    mail: 'calls',
    digestAt: '07:30',
    calls: 'off',
    times: { timeZone: 'America/New_York', quietHours, callsInQuietHours: false },
  })
  await anna.patch(`${path}/notice-choices`, { times: { callsInQuietHours: true } })
  expect((await anna.get(`${other}/notice-choices`)).body).toMatchObject({
    push: 'quiet',
    calls: 'first',
    times: { timeZone: 'America/New_York', quietHours, callsInQuietHours: true },
  })
  const without = await anna.patch(`${path}/notice-choices`, { times: { quietHours: null } })
  expect(without.body.times).toEqual({
    timeZone: 'America/New_York',
    quietHours: null,
    callsInQuietHours: true,
  })
  expect((await cleo.get(`${path}/notice-choices`)).body).toMatchObject({ push: 'quiet' })
  expect((await anna.patch(`${path}/notice-choices`, {})).status).toBe(200)
})

test('a choice that cannot be is refused with a sentence, and changes nothing', async () => {
  const { anna, path } = await givenThree()
  const before = (await anna.get(`${path}/notice-choices`)).body
  const wrong = [
    [{ times: { timeZone: 'Mars/Olympus' } }, 'This time zone is not known.'],
    [
      { push: 'now', times: { quietHours: { from: '22:00', until: '22:00' } } },
      'Please choose two different times.',
    ],
    [{ digestAt: '25:00' }, 'Please choose a time, like 21:30.'],
    [{ times: { quietHours: { from: '9', until: '10:00' } } }, 'Please choose a time, like 21:30.'],
    [{ push: 'sometimes' }, undefined],
    [{ push: null }, undefined],
    [{ calls: 'always' }, undefined],
    [[], undefined],
  ] as const
  for (const [body, message] of wrong) {
    const refused = await anna.patch(`${path}/notice-choices`, body)
    expect(refused.status, JSON.stringify(body)).toBe(422)
    if (message) expect(refused.body.error.issues[0].message).toBe(message)
  }
  expect((await anna.get(`${path}/notice-choices`)).body).toEqual(before)
})
