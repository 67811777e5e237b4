import { Broken, devicesOf, isRemoved, rows, titleOf } from './broken.ts'
import type { Tablet } from './people/tablet.ts'
import type { World } from './world.ts'

/** What the screens show and say, after every step. */
export function checkScreensStep(world: World): void {
  for (const tablet of world.tablets) {
    if (['revoked', 'unpaired'].includes(tablet.state.state) && !isRemoved(world, tablet.deviceId))
      throw new Broken(
        'A screen says that it was removed only when the family removed it',
        `the ${tablet.name} is ${tablet.state.state}`,
      )
    requireNoneTakenBack(world, tablet, tablet.items)
  }
  if (world.echo.asksForCode)
    throw new Broken('An Echo asks for a code only when it is not connected', 'it does')
  const slides = world.echo.items.map(({ id, title }) => ({ deliveryId: id, title }))
  requireNoneTakenBack(world, world.echo, slides)
}

function requireNoneTakenBack(
  { takenBack }: World,
  { name, contactAt }: { name: string; contactAt: number },
  items: { deliveryId: string; title: string | null }[],
): void {
  for (const { deliveryId, title } of items) {
    const takenBackAt = takenBack.get(deliveryId)
    if (takenBackAt !== undefined && takenBackAt < contactAt)
      throw new Broken(
        'What was taken back is never shown afterwards by a page that has had contact since',
        `${title} is shown on the ${name}`,
      )
  }
}

/** What the family reads of the screens, after each change of the database. */
export function checkReported(world: World): void {
  for (const { deviceId, name, displayed } of devicesOf(world)) {
    const shown = rows(
      world,
      'select delivery_id from delivery_targets where device_id = ? and shown_at is not null',
      deviceId,
    )
    for (const { delivery_id } of shown)
      if (!displayed.has(String(delivery_id)))
        throw new Broken(
          '“Shown” is said only of what was on the screen',
          `${titleOf(world, String(delivery_id))} was not on the ${name}`,
        )
    if (isRemoved(world, deviceId) && !world.answersAtRemoval.has(deviceId))
      world.answersAtRemoval.set(deviceId, answersOf(world, deviceId))
  }
}

/** In the end. */
export function checkScreens(world: World): void {
  for (const tablet of world.tablets)
    if (isRemoved(world, tablet.deviceId)) requireForgotten(world, tablet)
    else requireUpToDate(world, tablet)
  const { echo } = world
  // What it shows in the end: its report of a slide that it shows no more may be lost.
  const shown = new Set(echo.items.map(({ id }) => id).filter((id) => echo.displayed.has(id)))
  requireReported(world, { name: echo.name, deviceId: echo.deviceId, displayed: shown })
}

function requireForgotten(world: World, { name, deviceId, state, kept }: Tablet): void {
  if (state.state !== 'revoked' && state.state !== 'unpaired')
    throw new Broken('A screen that was removed says so', `the ${name} is ${state.state}`)
  if (kept.length > 0)
    throw new Broken('A screen that was removed keeps nothing of the family', `the ${name} keeps ${kept}`)
  const now = answersOf(world, deviceId)
  const isTakenBack = (answer: string) =>
    world.echo.unsure.has(answer) ||
    devicesOf(world).some(({ presses }) =>
      presses.some((press) => press.isTakenBack && answer === `${press.kind} ${press.deliveryId}`),
    )
  for (const answer of world.answersAtRemoval.get(deviceId) ?? [])
    if (!now.includes(answer) && !isTakenBack(answer))
      throw new Broken('What was pressed before a screen was removed stands', `${answer} does not`)
}

function requireUpToDate(world: World, tablet: Tablet): void {
  const { name, state } = tablet
  if (state.state !== 'paired' || !state.isOnline)
    throw new Broken(
      'The note “no connection” is there only while there is none',
      `the ${name} is ${JSON.stringify(state.state)}`,
    )
  requireReported(world, tablet)
}

type Device = { name: string; deviceId: string; displayed: ReadonlySet<string> }

function requireReported(world: World, { name, deviceId, displayed }: Device): void {
  for (const deliveryId of displayed) {
    const [target] = rows(
      world,
      'select shown_at from delivery_targets where delivery_id = ? and device_id = ?',
      deliveryId,
      deviceId,
    )
    if (target?.shown_at === null && !world.takenBack.has(deliveryId))
      throw new Broken(
        'The family reads that an item was shown',
        `${titleOf(world, deliveryId)} was on the ${name}, and nobody was told`,
      )
  }
}

function answersOf(world: World, deviceId: string): string[] {
  return rows(
    world,
    `select kind, delivery_id from delivery_answers
     join delivery_targets on delivery_targets.id = delivery_answers.target_id where device_id = ?`,
    deviceId,
  ).map(({ kind, delivery_id }) => `${kind} ${delivery_id}`)
}
