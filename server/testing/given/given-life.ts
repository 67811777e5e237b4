import type { Life } from '#contract/life.ts'
import { instantOf, wallClock } from '#contract/platform/wall-clock.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Browser } from '../browser.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { type Family, givenFamily, givenMember, givenScreen, type Person } from './given.ts'

export type LifeFamily = Family & {
  app: TestApp
  ben: Person
  cleo: Person
  screen: Browser
  /** Moves the clock to a local time of the loved one, and does what is due then. */
  goTo(local: string): Promise<void>
  /** The screen opens its stream: from now on it is connected. */
  connect(): Promise<void>
  read(): Promise<Life>
  view(): Promise<ScreenView>
  touch(touchedAt?: string): Promise<void>
  /** The date there. */
  today(): string
  /** Who was told what, the oldest first: "life_missed Anna Hartley". */
  told(): Promise<string[]>
}

type Options = { timeZone?: string; now?: string; app?: TestApp }

/** Anna, Ben and Cleo, and a screen in the room, on a server of their own, unless there is one. The clock stands still at nine in the morning there. */
export async function givenLifeFamily({
  timeZone = 'Europe/Berlin',
  now = '2027-01-11T09:00',
  ...given
}: Options = {}): Promise<LifeFamily> {
  const app = given.app ?? (await createTestApp())
  const moveTo = (local: string) => app.clock.advance(instantOf(local, timeZone) - app.clock.now())
  moveTo(now)
  const { family, anna, path } = await givenFamily(app)
  if (timeZone !== 'Europe/Berlin') await anna.patch(path, { timeZone })
  const ben = await givenMember(app, family, 'Ben', 'member')
  const cleo = await givenMember(app, family, 'Cleo', 'caretaker')
  const screen = await givenScreen(app, family)
  return {
    ...family,
    app,
    ben,
    cleo,
    screen,
    async goTo(local) {
      moveTo(local)
      await app.runDue()
    },
    async connect() {
      const stream = await screen.listen('/api/screen/live')
      await stream.until('open')
    },
    read: async () => (await anna.get(`${path}/life`)).body,
    view: async () => (await screen.get('/api/screen')).body,
    today: () => wallClock(app.clock.now(), timeZone).date,
    async touch(touchedAt) {
      await screen.post('/api/screen/contact', { wasTouched: true, ...(touchedAt && { touchedAt }) })
    },
    async told() {
      const activity = (await anna.get(`${path}/activity`)).body as LifeActivity[]
      return activity
        .filter(({ action }) => tellingActions.includes(action))
        .map(({ action, subject }) => [action, subject?.title].filter(Boolean).join(' '))
        .toReversed()
    },
  }
}

type LifeActivity = { action: string; subject: { title: string | null } | null }

const tellingActions = [
  'life_missed',
  'life_unknown',
  'life_not_checked',
  'life_well',
  'life_taken',
  'life_given_back',
]

/** Switches it on: by eleven, an hour's wait, Anna, then Ben and Cleo after a quarter of an hour each. */
export async function givenLife(family: LifeFamily, change: object = {}): Promise<Life> {
  const { anna, ben, cleo, path } = family
  const people = [anna, ben, cleo].map(({ user }) => user.id)
  const chosen = { isOn: true, hour: '11:00', waitMinutes: 60, pauseMinutes: 15, people, ...change }
  const answer = await anna.patch(`${path}/life`, chosen)
  if (answer.status !== 200) throw new Error(`it was not switched on: ${answer.bytes}`)
  return answer.body
}
