import { closeStreams } from '#server/platform/http/answer/event-stream.ts'
import { checkEnd, checkStep } from './invariants.ts'
import type { buildPages } from './pages/built-page.ts'
import { EchoShow } from './people/echo.ts'
import { Member } from './people/member.ts'
import { Photographer } from './people/photographer.ts'
import { Shopper } from './people/shopper.ts'
import { Tablet } from './people/tablet.ts'
import { type Act, planOf } from './plan.ts'
import { installGlobals } from './world/globals.ts'
import { Link, Network } from './world/network.ts'
import { start } from './world/origin.ts'
import { Scheduler } from './world/scheduler.ts'
import { SimulatedServer } from './world/server.ts'
import type { Template } from './world/template.ts'
import type { World } from './world.ts'

export type Given = {
  seed: number
  pages: Awaited<ReturnType<typeof buildPages>>
  template: Template
  /** Acts that are left out, by their numbers: what remains may show the same failure in fewer steps. */
  without?: ReadonlySet<number>
  /** What the server asks its database in place of each statement: here a fault can be planted. */
  statements?: (sql: string) => string
}

export type Outcome = { failure: Error | null; trace: string[]; acts: Act[] }

/** Milliseconds in which people act and things break, and in which everything may recover after that. */
const troubled = 240_000
const recovering = 330_000

/** One run. The same seed on the same sources is the same run. */
export async function simulate({
  seed,
  pages,
  template,
  without = new Set(),
  statements,
}: Given): Promise<Outcome> {
  const scheduler = new Scheduler(seed, start)
  const server = new SimulatedServer(scheduler, template, statements)
  const uninstall = installGlobals(scheduler, () => server.realm)
  const acts = planOf(seed, troubled).filter(({ number }) => !without.has(number))
  let failure: Error | null = null
  const onUnhandled = (error: unknown) => {
    if (!isOfKilled(error)) failure ??= error as Error
  }
  process.on('unhandledRejection', onUnhandled)
  try {
    const world = await openWorld(scheduler, server, { pages, template })
    scheduler.check = () => checkStep(world)
    for (const act of acts) scheduler.after(world.people, act.at, () => act.run(world))
    await scheduler.runUntil(start + troubled)
    await heal(world)
    // A browser without Web Locks asks about kept pictures once it has reached the server: after 200 seconds it has.
    for (const after of [20_000, 60_000, 200_000])
      scheduler.after(world.people, after, () => world.photographer.goOn())
    scheduler.after(world.people, 250_000, () => void world.echo.showAgain())
    await scheduler.runUntil(start + troubled + recovering)
    if (!failure) checkEnd(world)
  } catch (error) {
    failure ??= error as Error
  } finally {
    server.kill()
    // The module keeps the streams of all servers of this process.
    closeStreams()
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', onUnhandled)
    uninstall()
  }
  return { failure, trace: scheduler.trace, acts }
}

async function openWorld(
  scheduler: Scheduler,
  server: SimulatedServer,
  { pages, template }: Pick<Given, 'pages' | 'template'>,
): Promise<World> {
  const hasEcho = scheduler.seed % 3 === 0
  if (!hasEcho) server.forget(template.echo.ourId)
  await server.start()
  const network = new Network(scheduler, server)
  const { groupId } = template
  const screens = template.screens.map(({ name, deviceId, cookie }) => ({
    deviceId,
    link: new Link(scheduler, name, cookie),
  }))
  const tablets = screens.map(({ deviceId, link }) => new Tablet(network, link, pages.screen, deviceId))
  const people = template.people.map((person) => ({
    ...person,
    link: new Link(scheduler, person.name, person.cookie),
  }))
  const laptop = new Link(scheduler, 'laptop', template.people[0]?.cookie ?? '')
  const amazon = new Link(scheduler, 'echo', '')
  const realm = { name: 'people', isOver: false }
  const world: World = {
    scheduler,
    server,
    people: realm,
    network,
    links: [...screens.map(({ link }) => link), laptop, ...people.map(({ link }) => link), amazon],
    tablets,
    echo: new EchoShow(network, amazon, realm, { ...template.echo, isThere: hasEcho }),
    members: people.map(({ name, link }) => new Member(name, network, link)),
    shoppers: people.map(
      ({ userId, link }, index) =>
        new Shopper(network, link, { open: pages.shopping, owner: { userId, groupId }, tabs: 1 + index }),
    ),
    photographer: new Photographer(network, laptop, pages.upload, {
      userId: template.people[0]?.userId ?? '',
      group: template.group,
      files: template.pictures,
    }),
    path: `/api/family-groups/${groupId}`,
    template,
    sends: [],
    used: new Set(),
    titles: new Map(template.contents.map(({ id, title }) => [id, title])),
    takenBack: new Map(),
    deletedItems: new Set(),
    takes: 0,
    answersAtRemoval: new Map(),
    complete: new Set(),
  }
  for (const tablet of tablets) tablet.load()
  for (const shopper of world.shoppers) shopper.load()
  return world
}

/** All works again, for good. */
async function heal(world: World): Promise<void> {
  world.scheduler.say('network', 'all is well from now on')
  for (const link of world.links) {
    link.weather = { kind: 'good' }
    link.afterAnswers(0, null)
  }
  world.server.afterWrites(0, null)
  if (!world.server.open) await world.server.start()
  for (const tablet of world.tablets) tablet.online()
  world.photographer.online()
  for (const shopper of world.shoppers) shopper.online()
}

/** What a killed server still says. */
function isOfKilled(error: unknown): boolean {
  return error instanceof Error && error.message.includes('This server was killed.')
}
