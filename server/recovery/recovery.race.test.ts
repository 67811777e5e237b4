import { expect, test } from 'vitest'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { givenFamily, givenInvitation, givenMember, givenPerson, password } from '../testing/given/given.ts'
import { type HeldRight, type RightKind, rightMakers } from '../testing/given/given-rights.ts'
import { eachRound } from '../testing/race.ts'
import { readMember } from '../testing/seen.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp({ PUBLIC_URL: 'https://photos.example.org' })
const taken = '/api/auth/taken-back'

const made: RightKind[] = [
  'passkey',
  'api_token',
  'upload_key',
  'calendar_feed',
  'invitation',
  'screen_link',
  'screen_code',
  'echo_code',
]

test.each(made)('a thief who makes one while the account is taken back has nothing: %s', async (kind) => {
  const family = await givenFamily(app)
  await eachRound(app, async (round) => {
    const mia = await givenMember(app, family, 'Mia', 'caretaker')
    const thief = openBrowser(app)
    await thief.post('/api/auth/sign-in', { email: mia.user.email, password })
    const made: HeldRight[] = []
    const make = async () => {
      const held = await rightMakers[kind](app, { ...thief, user: mia.user }, family.path)
      if (held.made.status < 300) made.push(held)
      expect(held.made.status).toBeLessThan(500)
    }
    // Otherwise the account is taken back before the thief's second call, each time.
    const [, answer] = await Promise.all([make(), after(1 + 2 * (round % 3), mia, () => mia.post(taken))])
    expect(answer.status).toBe(200)
    for (const { isAlive } of made) expect(await isAlive()).toBe(false)
  })
})

test('a thief who offers the family or names a successor at the same time has nothing that is not listed', async () => {
  await eachRound(app, async () => {
    const { family, anna, path } = await givenFamily(app)
    const carl = await givenMember(app, family, 'Carl', 'caretaker')
    const { id: memberId } = await readMember(anna, path, carl)
    const thief = openBrowser(app)
    await thief.post('/api/auth/sign-in', { email: anna.user.email, password })
    const [offered, named, answer] = await Promise.all([
      thief.post(`${path}/hand-over`, { memberId }),
      thief.request('PUT', `${path}/successor`, { memberId }),
      anna.post(taken),
    ])
    expect(answer.status).toBe(200)
    for (const { status } of [offered, named]) expect([200, 401]).toContain(status)
    const [group] = (await anna.get('/api/family-groups')).body
    expect(group.handOverTo).toBeNull()
    const { successors } = (await anna.get(taken)).body.takenBack
    expect(successors).toHaveLength(group.successor === null ? 0 : 1)
  })
})

test('a hand-over is accepted before the account is taken back, or not at all', async () => {
  await eachRound(app, async () => {
    const family = await givenFamily(app)
    const carl = await givenMember(app, family, 'Carl', 'caretaker')
    const { id: memberId } = await readMember(family.anna, family.path, carl)
    await family.anna.post(`${family.path}/hand-over`, { memberId })
    const [accepted, answer] = await Promise.all([
      carl.post(`${family.path}/hand-over/accept`),
      family.anna.post(taken),
    ])
    expect(answer.status).toBe(200)
    expect([200, 403]).toContain(accepted.status)
    const isHandedOver = accepted.status === 200
    expect(answer.body.takenBack.ended).toBe(isHandedOver ? '' : 'a hand-over that nobody had accepted')
    const role = isHandedOver ? 'primary_caretaker' : 'caretaker'
    expect(await readMember(family.anna, family.path, carl)).toMatchObject({ role })
  })
})

test('an invitation is accepted before the account is taken back, and then listed, or not at all', async () => {
  const family = await givenFamily(app)
  await eachRound(app, async () => {
    const mia = await givenMember(app, family, 'Mia', 'caretaker')
    const guest = await givenPerson(app, 'Mallory')
    const { email } = guest.user
    const { token } = await givenInvitation(mia, family.path, { email: email ?? '' })
    const [accepted, answer] = await Promise.all([
      guest.post('/api/invitations/accept', { token }),
      mia.post(taken),
    ])
    expect([200, 404]).toContain(accepted.status)
    const { people } = (await mia.get(taken)).body.takenBack
    expect(people).toHaveLength(accepted.status === 200 ? 1 : 0)
    expect(answer.status).toBe(200)
    expect((await guest.get(`${family.path}/photos`)).status).toBe(accepted.status)
  })
})

/** Lets so many calls be answered first. */
async function after<Made>(calls: number, by: Browser, act: () => Promise<Made>): Promise<Made> {
  for (let count = 0; count < calls; count++) await by.get('/api/auth/user')
  return act()
}
