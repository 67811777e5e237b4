import type { Notice } from '#contract/notices/notices.ts'
import { instantOf, wallClock } from '#contract/wall-clock.ts'
import { minutes } from '../platform/clock.ts'
import type { Browser } from './browser.ts'
import { type Family, givenFamily, givenMember, givenPhoto, givenScreen, type Person } from './given.ts'
import { type RecordingWays, recordWays } from './recording-ways.ts'
import { createTestApp, type TestApp } from './test-app.ts'

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

export async function givenThree(): Promise<Three> {
  const app = await createTestApp()
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

/** Moves the clock to the next time at which a clock in the zone shows `time`, on or after `date`. */
export function moveTo(app: TestApp, timeZone: string, time: string, date?: string): void {
  const now = app.clock.now()
  const today = instantOf(`${date ?? wallClock(now, timeZone).date}T${time}`, timeZone)
  app.clock.advance((today > now ? today : today + 86_400_000) - now)
}
