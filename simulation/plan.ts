import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { type Chance, chanceOf } from '#server/testing/torture/chance.ts'
import type { Tablet } from './people/tablet.ts'
import { foreignAnswer, type Link, type Weather } from './world/network.ts'
import type { World } from './world.ts'

/** Something that somebody does, or that breaks, at a time after the start. */
export type Act = { number: number; name: string; at: number; run: (world: World) => void | Promise<void> }

type Kind = { name: string; weight: number; act: (world: World, chance: Chance) => void | Promise<void> }

const kinds: Kind[] = [
  { name: 'send', weight: 12, act: send },
  { name: 'take back', weight: 4, act: takeBack },
  { name: 'plan', weight: 5, act: plan },
  { name: 'press', weight: 12, act: press },
  { name: 'ask for a call', weight: 5, act: ({ tablets }, chance) => chance.pick(tablets).pressCall() },
  { name: 'press and take back', weight: 6, act: pressAndTakeBack },
  { name: 'use the Echo', weight: 6, act: useEcho },
  { name: 'pause', weight: 3, act: pause },
  { name: 'take the call', weight: 4, act: takeCall },
  {
    name: 'add to the list',
    weight: 8,
    act: ({ shoppers }, chance) => chance.pick(shoppers).add(`Thing ${chance.int(1e6)}`, chance.int(2)),
  },
  { name: 'tick', weight: 7, act: tick },
  { name: 'change one’s mind', weight: 4, act: changeMind },
  { name: 'delete from the list', weight: 2, act: deleteItem },
  { name: 'choose pictures', weight: 6, act: choosePictures },
  {
    name: 'press at the pictures',
    weight: 2,
    act: ({ photographer }, chance) => photographer.press(chance.pick(['pause', 'resume', 'retry'] as const)),
  },
  {
    name: 'take a picture out',
    weight: 1,
    act: ({ photographer }, chance) => photographer.takeOut((items) => pickFrom(chance, items)),
  },
  { name: 'load the laptop', weight: 5, act: loadLaptop },
  { name: 'weather', weight: 22, act: changeWeather },
  { name: 'kill the server', weight: 7, act: killServer },
  { name: 'load a tablet', weight: 6, act: loadTablet },
  { name: 'remove a screen', weight: 1, act: removeScreen },
  { name: 'load a phone', weight: 5, act: loadPhone },
  { name: 'set the clock', weight: 2, act: setClock },
]
const total = kinds.reduce((sum, { weight }) => sum + weight, 0)

/** What happens in a run, in its order. An act draws its chance by its own number: others can be left out. */
export function planOf(seed: number, ms: number): Act[] {
  const chance = chanceOf(seed + 1)
  return Array.from({ length: 26 + chance.int(20) }, (_, number) => {
    const { name, act } = kindAt(chance.int(total))
    const own = chanceOf(chance.int(2 ** 30))
    return { number, name, at: chance.int(ms), run: (world: World) => act(world, own) }
  }).toSorted((a, b) => a.at - b.at)
}

function kindAt(place: number): Kind {
  let rest = place
  for (const kind of kinds) {
    rest -= kind.weight
    if (rest < 0) return kind
  }
  throw new Error('no kind')
}

function send(world: World, chance: Chance): void {
  const { members, path, sends } = world
  const content = takeContent(world, chance)
  if (!content) return
  const sending = { contentId: content.id, title: content.title, isAcknowledged: false }
  sends.push(sending)
  void chance
    .pick(members)
    .insist(`sends ${content.title}`, 'POST', `${path}/content/${content.id}/send-to-alexa`)
    .then((answer) => {
      sending.isAcknowledged = answer?.status === 200
    })
}

/** Something that nobody has sent or planned. */
function takeContent({ template, used }: World, chance: Chance) {
  const content = pickFrom(
    chance,
    template.contents.filter(({ id }) => !used.has(id)),
  )
  if (content) used.add(content.id)
  return content
}

function takeBack({ tablets, members, path }: World, chance: Chance): void {
  const item = pickFrom(chance, chance.pick(tablets).items)
  if (!item) return
  void chance
    .pick(members)
    .insist(`takes ${item.title} back`, 'POST', `${path}/deliveries/${item.deliveryId}/take-back`)
}

function plan(world: World, chance: Chance): void {
  const { members, path, scheduler } = world
  const content = takeContent(world, chance)
  if (!content) return
  const scheduledFor = new Date(scheduler.now + 2000 + chance.int(90_000)).toISOString()
  const body = { contentItemId: content.id, scheduledFor }
  const member = chance.pick(members)
  scheduler.say(member.name, `plans ${content.title} for ${scheduledFor.slice(11, 19)}`)
  void member.call('POST', `${path}/schedule`, body)
}

function press({ tablets }: World, chance: Chance): void {
  const kind = chance.pick(['heart', 'thank_you'] as const)
  chance.pick(tablets).press((items) => pickFrom(chance, items), kind)
}

/** Presses a button again and again over a bad line, until she is sure; the page may be loaded anew in between. */
function pressAndTakeBack(world: World, chance: Chance): void {
  const { tablets, links, scheduler, people } = world
  const tablet = chance.pick(tablets)
  const link = links.find(({ name }) => name === tablet.name)
  if (link) setWeather(world, link, { kind: chance.pick(['slow', 'lossy', 'good'] as const) })
  const kind = chance.pick(['heart', 'thank_you', 'call'] as const)
  const pressOn = (choose: (items: ScreenItem[]) => ScreenItem | undefined) =>
    kind === 'call' ? void tablet.pressCall() : tablet.press(choose, kind)
  const pressed = pressOn((items) => pickFrom(chance, items))
  let at = 0
  for (let times = 1 + chance.int(3); times > 0; times--) {
    at += 500 + chance.int(6000)
    const isLoaded = chance.int(4) === 0
    scheduler.after(people, at, () => {
      if (isLoaded) tablet.load()
      pressOn((items) => items.find(({ deliveryId }) => deliveryId === pressed))
    })
  }
}

function pause({ tablets }: World, chance: Chance): void {
  chance.pick(tablets).pressPause(chance.int(2) === 0)
}

/** Mostly over a good line: between Amazon and the server there is no home's Wi-Fi. */
function useEcho(world: World, chance: Chance): void {
  const { echo, links } = world
  const link = links.find(({ name }) => name === echo.name)
  if (link && chance.int(3) > 0) setWeather(world, link, { kind: 'good' })
  void echo.use(chance)
}

function takeCall(world: World, chance: Chance): void {
  const { members, path } = world
  const member = chance.pick(members)
  void member.call('GET', `${path}/answers`).then((answer) => {
    if (answer?.status !== 200) return
    const calls: { id: string; takenAt: string | null }[] = JSON.parse(answer.body).calls
    const open = calls.find(({ takenAt }) => takenAt === null)
    if (!open) return
    world.takes++
    void member.insist('says “I’ll call”', 'POST', `${path}/calls/${open.id}/take`)
  })
}

function tick({ shoppers }: World, chance: Chance): void {
  // Often what both look at: the last tick holds of what two have ticked.
  const choose = <T>(items: T[]) => (chance.int(2) === 0 ? items.at(-1) : pickFrom(chance, items))
  chance.pick(shoppers).tick(choose, chance.int(2))
}

/** Ticks something and unticks it, or the other way round, until they are sure, in whichever tab, and on a bad way. */
function changeMind(world: World, chance: Chance): void {
  const { shoppers, links, scheduler, people } = world
  const shopper = chance.pick(shoppers)
  const link = links.find(({ name }) => name === shopper.name)
  if (link) setWeather(world, link, { kind: chance.pick(['slow', 'lossy'] as const) })
  const name = shopper.tick((items) => pickFrom(chance, items), chance.int(2))
  let at = 0
  for (let times = 1 + chance.int(3); times > 0; times--) {
    at += 200 + chance.int(4000)
    const place = chance.int(2)
    scheduler.after(people, at, () => {
      shopper.tick((items) => items.find((item) => item.name === name), place)
    })
  }
}

function deleteItem({ shoppers, members, path, deletedItems }: World, chance: Chance): void {
  const index = chance.int(members.length)
  const item = pickFrom(chance, shoppers[index]?.items.filter(({ isNew }) => !isNew) ?? [])
  if (!item) return
  deletedItems.add(item.name)
  void members[index]?.insist(`deletes ${item.name}`, 'DELETE', `${path}/shopping/items/${item.id}`)
}

function choosePictures({ photographer }: World, chance: Chance): void {
  const chosen = Array.from({ length: 1 + chance.int(3) }, () => ({
    name: `Picture ${chance.int(1e6)}`,
    size: chance.pick(['small', 'large'] as const),
  }))
  photographer.choose(chosen, chance.int(4) === 0 ? 'add' : 'send')
}

function loadLaptop({ photographer, links }: World, chance: Chance): void {
  loadOn(photographer, links, chance)
}

type Page = { name: string; load(): void }

/** At once, or when the server has done what a page has asked for, and the page does not know it. */
function loadOn(page: Page, links: Link[], chance: Chance): void {
  const link = links.find(({ name }) => name === page.name)
  if (chance.int(2) === 0) page.load()
  else link?.afterAnswers(1 + chance.int(6), () => page.load())
}

function changeWeather(world: World, chance: Chance): void {
  setWeather(world, chance.pick(world.links), someWeather(chance))
}

function setWeather(world: World, link: Link, weather: Weather): void {
  const { scheduler, shoppers, members, tablets, photographer } = world
  const before = link.weather.kind
  link.weather = weather
  const { kind } = weather
  scheduler.say('network', `of ${link.name} is ${saidOf(link.weather)}`)
  if (kind === 'hanging') for (const stream of link.streams) stream.goSilent()
  if (kind === 'away' || kind === 'foreign') for (const stream of [...link.streams]) stream.breakOff()
  if (before === 'away' && kind !== 'away') {
    const tablet = tablets.find(({ name }) => name === link.name)
    if (tablet) tablet.online()
    else if (link.name === photographer.name) photographer.online()
    else shoppers[members.findIndex(({ name }) => name === link.name)]?.online()
  }
}

function someWeather(chance: Chance): Weather {
  const kind = chance.pick([
    'good',
    'slow',
    'lossy',
    'lossy',
    'hanging',
    'away',
    'foreign',
    'foreign',
  ] as const)
  if (kind !== 'foreign') return { kind }
  // One thing answers in one way, or in several: while it is restarted, a proxy says this and then that.
  return { kind, answers: Array.from({ length: 1 + chance.int(3) }, () => foreignAnswer(chance)) }
}

function saidOf(weather: Weather): string {
  if (weather.kind !== 'foreign') return weather.kind
  return `answered ${weather.answers.map(({ status, body }) => `${status} ${body.slice(0, 30)}`).join(' or ')}`
}

/** At once, or between two changes of one request. */
function killServer({ server, scheduler, network }: World, chance: Chance): void {
  const inFront = chance.int(2) === 0 ? null : foreignAnswer(chance)
  const downFor = 50 + chance.int(20_000)
  const kill = () => {
    if (!server.open) return
    network.inFront = inFront
    const answers = inFront ? `something answers ${inFront.status}` : 'nothing answers'
    scheduler.say('server', `is killed; in front of it ${answers}`)
    server.kill()
    scheduler.after(network.wire, downFor, async () => {
      if (server.open) return
      await server.start()
      scheduler.say('server', 'runs again')
    })
  }
  if (chance.int(3) === 0) kill()
  else server.afterWrites(1 + chance.int(12), kill)
}

/** The tablet in the kitchen. */
function removeScreen({ tablets, members, path }: World, chance: Chance): void {
  const { name, deviceId } = tablets[1] as Tablet
  void chance.pick(members).insist(`removes the ${name}`, 'DELETE', `${path}/devices/${deviceId}`)
}

function loadTablet({ tablets, links }: World, chance: Chance): void {
  loadOn(chance.pick(tablets), links, chance)
}

function loadPhone({ shoppers, links }: World, chance: Chance): void {
  loadOn(chance.pick(shoppers), links, chance)
}

function setClock({ tablets, scheduler }: World, chance: Chance): void {
  const tablet = chance.pick(tablets)
  const error = (chance.int(2000) - 1000) * chance.pick([100, 10_000, 1_000_000])
  scheduler.say(tablet.name, `its clock is set ${Math.round(error / 1000)} s ahead`)
  tablet.setClock(error)
}

function pickFrom<T>(chance: Chance, choices: readonly T[]): T | undefined {
  return choices.length > 0 ? chance.pick(choices) : undefined
}
