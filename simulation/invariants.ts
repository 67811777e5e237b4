import { Broken, deliveriesOf, requireOnScreen, rows } from './broken.ts'
import { checkPictures, checkPicturesStep } from './picture-invariants.ts'
import { checkPresses, pressedApart } from './press-invariants.ts'
import { checkReported, checkScreens, checkScreensStep } from './screen-invariants.ts'
import type { World } from './world.ts'

/** What is looked at after every step. */
export function checkStep(world: World): void {
  const { scheduler } = world
  checkScreensStep(world)
  for (const shopper of world.shoppers) {
    shopper.listen()
    for (const { title, description, at } of shopper.said.splice(0)) {
      const [, name] = /^(.*) was deleted meanwhile\.$/.exec(description) ?? []
      if (name && !world.deletedItems.has(name))
        throw new Broken('“Deleted meanwhile” is said only of what was deleted', `${name} is on the list`)
      if (title === 'Unauthorized' ? !shopper.wasAskedToSignIn : title === 'Error')
        throw new Broken('What the list says of a change is true', `“${title}: ${description}” at ${at}`)
    }
  }
  checkPicturesStep(world)
  if (!world.server.hasChanged()) return
  for (const row of rows(world, 'select id from deliveries where withdrawn_at is not null'))
    if (!world.takenBack.has(String(row.id))) world.takenBack.set(String(row.id), scheduler.now)
  const open = rows(world, 'select id from call_requests where taken_at is null').length
  if (open > 1) throw new Broken('A “Call me” makes one call', `${open} are open`)
  checkReported(world)
}

/** What holds once the network has healed and everything has run to its end. */
export function checkEnd(world: World): void {
  checkPresses(world)
  checkScreens(world)
  checkSends(world)
  checkSchedule(world)
  checkShopping(world)
  checkPictures(world)
}

function checkSends(world: World): void {
  for (const { contentId, title, isAcknowledged } of world.sends) {
    const deliveries = deliveriesOf(world, contentId)
    const most = mostDeliveries(world.network.arrivals.get(contentId) ?? [])
    // What was taken back in between may be sent again.
    const takenBack = deliveries.filter(({ withdrawn_at }) => withdrawn_at !== null).length
    if (deliveries.length > most + takenBack)
      throw new Broken(
        'A send that is repeated within 10 s is one delivery',
        `${title} was sent ${deliveries.length} times`,
      )
    if (isAcknowledged && deliveries.length === 0)
      throw new Broken('A send that was answered is not lost', `${title} is`)
    requireOnScreen(world, deliveries, title)
  }
}

function checkSchedule(world: World): void {
  const outcomes = rows(
    world,
    `select schedule_entries.subject_id, schedule_occurrences.sent_at, missed_at, delivery_id from schedule_entries
     left join schedule_occurrences on schedule_occurrences.entry_id = schedule_entries.id`,
  )
  for (const { subject_id, sent_at, missed_at } of outcomes)
    if (sent_at === null && missed_at === null)
      throw new Broken(
        'Each occurrence is sent, or is said to be missed',
        `${world.titles.get(String(subject_id))} is neither`,
      )
  for (const [contentId, ofContent] of Map.groupBy(outcomes, ({ subject_id }) => String(subject_id))) {
    const title = world.titles.get(contentId) ?? ''
    const deliveries = deliveriesOf(world, contentId)
    const sent = ofContent.filter(({ sent_at }) => sent_at !== null)
    if (deliveries.length !== sent.length)
      throw new Broken(
        'Each occurrence is sent once',
        `${sent.length} of ${title} made ${deliveries.length} deliveries`,
      )
    requireOnScreen(world, deliveries, title)
  }
}

/** How many deliveries the requests to send one thing make, which arrived at these times. */
function mostDeliveries(arrivals: number[]): number {
  let last = Number.NEGATIVE_INFINITY
  let count = 0
  for (const at of arrivals.toSorted((a, b) => a - b)) {
    // One that arrived just within the time may have waited for the database.
    if (at - last < sameSendingWithin - 1000) continue
    last = at
    count++
  }
  return count
}

/** Milliseconds. The specification's. */
const sameSendingWithin = 10_000

function checkShopping(world: World): void {
  for (const shopper of world.shoppers) {
    if (shopper.waiting > 0)
      throw new Broken(
        'What a browser keeps until it is sent is sent in the end',
        `${shopper.waiting} changes of ${shopper.name} wait`,
      )
    for (const { key, name } of shopper.added) {
      const items = rows(world, 'select removed_at from shopping_items where client_key = ?', key)
      if (items.length !== 1)
        throw new Broken('What was added stands on the list once', `${name} is there ${items.length} times`)
    }
  }
  const removed = rows(world, 'select name from shopping_items where removed_at is not null')
  for (const { name } of removed)
    if (!world.deletedItems.has(String(name)))
      throw new Broken('Only what somebody deleted is gone', String(name))
  const ticks = world.shoppers.flatMap(({ ticks }) => ticks).toSorted((a, b) => a.at - b.at)
  const byName = Map.groupBy(ticks, ({ name }) => name)
  for (const [name, ofItem] of byName) {
    const last = ofItem.at(-1)
    const isClear = ofItem.every(
      ({ at, by }) => by === last?.by || last === undefined || last.at - at > pressedApart,
    )
    const [item] = rows(
      world,
      'select completed_at from shopping_items where name = ? and removed_at is null',
      name,
    )
    if (item && last && isClear && (item.completed_at !== null) !== last.isCompleted)
      throw new Broken(
        'The last tick of an item holds',
        `${name} was ${last.isCompleted ? 'ticked' : 'unticked'} last by ${last.by}`,
      )
  }
}
