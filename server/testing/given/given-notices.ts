import type { Notice } from '#contract/notices/notices.ts'
import { minutes } from '../../platform/clock.ts'
import type { Browser } from '../browser.ts'
import { type RecordingWays, recordWays } from '../recording-ways.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { type Family, givenFamily, givenMember, givenPhoto, givenScreen, type Person } from './given.ts'

/** Anna, primary caretaker, with Cleo, caretaker, and Ben, member, who look after Rose in Berlin. */
export type Three = {
  app: TestApp
  ways: RecordingWays
  family: Family
  anna: Person
  cleo: Person
  ben: Person
  path: string
}

/** On a server of their own, unless there is one. With `at`, an ISO time, the clock stands there as they begin. */
export async function givenThree({ at, ...given }: { at?: string; app?: TestApp } = {}): Promise<Three> {
  const app = given.app ?? (await createTestApp())
  if (at) app.clock.advance(Date.parse(at) - minutes(1) - app.clock.now())
  const ways = recordWays(app)
  const family = await givenFamily(app)
  await family.anna.patch(family.path, { lovedOneName: 'Rose' })
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const ben = await givenMember(app, family, 'Ben', 'member')
  app.clock.advance(minutes(1))
  return { app, ways, family, anna: family.anna, cleo, ben, path: family.path }
}

/** A screen on which a photo was sent by this person; `answer` is what Rose answers to it. */
export async function givenAnsweringScreen({ app, family }: Pick<Three, 'app' | 'family'>, sender: Person) {
  const screen = await givenScreen(app, family)
  const photo = await givenPhoto(sender, family.path, 'The garden')
  const { delivery } = (await sender.post(`${family.path}/photos/${photo.id}/send-to-alexa`)).body
  const answer = (kind: string) => screen.post(`/api/screen/deliveries/${delivery.id}/answers`, { kind })
  return { screen, photo, answer }
}

/** The lines of the person's bell, the newest first. */
export async function sentencesOf(person: Browser): Promise<string[]> {
  const notices: Notice[] = (await person.get('/api/notices')).body
  return notices.map(({ sentence }) => sentence)
}

/** Moves the clock to this instant, an ISO time, and does what is due. */
export async function workUntil({ app }: Pick<Three, 'app'>, at: string): Promise<void> {
  await app.runDueAfter(Date.parse(at) - app.clock.now())
}
