import { expect, test } from 'vitest'
import type { Device } from '#contract/delivery/delivery.ts'
import type { Member } from '#contract/family/members.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type Family, givenFamily, givenMember, givenScreen, type Person } from '../testing/given/given.ts'
import { atOnce, eachRound, type Verb } from '../testing/race.ts'
import { sharedTestApp } from '../testing/test-app.ts'

const app = sharedTestApp()

type Row = {
  family: Family
  tom: Person
  tomId: string
  /** A browser whose code Tom has typed, and a one-time link of his. */
  paired: Browser
  opened: Browser
  token: string
  /** A screen of his that is open. */
  deviceId: string
}

const goings: Verb<Row>[] = [
  { name: 'is removed', call: ({ family, tomId }) => family.anna.delete(`${family.path}/members/${tomId}`) },
  {
    name: 'is deactivated',
    call: ({ family, tomId }) => family.anna.patch(`${family.path}/members/${tomId}`, { isActive: false }),
  },
  {
    name: 'is made a member',
    call: ({ family, tomId }) => family.anna.patch(`${family.path}/members/${tomId}`, { role: 'member' }),
  },
  { name: 'leaves', call: ({ family, tom }) => tom.post(`${family.path}/leave`) },
]

const openings: Verb<Row>[] = [
  { name: 'his code is used', call: ({ paired }) => paired.post('/api/screen/pairing/finish') },
  { name: 'his link is used', call: ({ opened, token }) => opened.post('/api/screen/open', { token }) },
  { name: 'he keeps a screen', call: ({ family, tom }) => keepFirst(family, tom) },
  {
    name: 'his screen is removed',
    call: ({ family, deviceId }) => family.anna.delete(`${family.path}/devices/${deviceId}`),
  },
]

const pairs = goings.flatMap((going) =>
  openings.map(
    (opening) => [`${going.name} and ${opening.name}`, going, opening] as [string, Verb<Row>, Verb<Row>],
  ),
)

test.each(pairs)('no screen outlasts its opener who at once %s', async (_name, going, opening) => {
  await eachRound(app, async () => {
    const row = await givenOpenings()
    const [gone] = await atOnce(row, going, opening)
    expect(gone.status).toBe(200)
    for (const screen of [row.paired, row.opened]) expect((await screen.get('/api/screen')).status).toBe(401)
    const devices = (await row.family.anna.get(`${row.family.path}/devices`)).body as Device[]
    expect(devices.filter(({ openedBy, keptBy }) => (keptBy ?? openedBy)?.id === row.tom.user.id)).toEqual([])
    expect(devices.length).toBeGreaterThan(0)
  })
})

async function keepFirst({ anna, path }: Family, tom: Person) {
  const [first] = (await anna.get(`${path}/devices`)).body as [Device]
  return tom.post(`${path}/devices/${first.id}/keep`)
}

async function givenOpenings(): Promise<Row> {
  const { family, anna, path } = await givenFamily(app)
  const tom = await givenMember(app, family, 'Tom', 'caretaker')
  await givenScreen(app, { anna: tom, path })
  const [device] = (await anna.get(`${path}/devices`)).body as [Device]
  const members = (await anna.get(`${path}/members`)).body as Member[]
  const paired = openBrowser(app)
  const { code } = (await paired.post('/api/screen/pairing')).body
  await tom.post(`${path}/devices/pair`, { code })
  const { url } = (await tom.post(`${path}/devices/links`)).body
  return {
    family,
    tom,
    tomId: members.find(({ user }) => user.id === tom.user.id)?.id ?? '',
    paired,
    opened: openBrowser(app),
    token: url.split('#open=')[1],
    deviceId: device.id,
  }
}
