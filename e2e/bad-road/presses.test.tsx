import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openConnection } from '#web/screen/room/connection/connection.ts'
import { type Report, sendReport, sendReports } from '#web/screen/room/connection/outbox.ts'
import { onAnswerRefused } from '#web/screen/room/connection/refusals.ts'
import { forgetLocalState, localState } from '#web/screen/room/offline/local-state.ts'
import { bodies, command, inPlace, type Road, range, state } from './given-road.ts'
import type { Fault, Faults, RoadState } from './road.ts'

// What she presses, on its way from the screen to a real server, through something in between that answers, cuts and swaps.
// Each press must be at the server once, and the room is told of no refusal that is not our server's.

let road: Road

beforeAll(async () => {
  road = await command('open')
}, 120_000)
afterAll(() => command('stop'))

const swapped = (reaches: boolean) =>
  bodies.map((body): Fault => ({ kind: 'answer', status: 200, ...body, reaches }))
const cuts = (['call', 'before the answer', 'in the answer'] as const).map(
  (where): Fault => ({ kind: 'cut', where }),
)
/** The server has it, and the screen does not hear of it. */
const after = range(400, 599)
  .filter((status) => status % 8 === 1)
  .map((status): Fault => ({ ...inPlace(status), reaches: true }))
const faults: Fault[] = [
  ...range(400, 599).map(inPlace),
  ...swapped(false),
  ...cuts,
  ...after,
  ...swapped(true),
]

test('every status from 400 to 599, swapped bodies and cuts: no press is lost, none is doubled', {
  timeout: 300_000,
}, async () => {
  const refusals: unknown[] = []
  onAnswerRefused((refusal) => refusals.push(refusal))
  onTestFinished(() => {
    onAnswerRefused(() => {})
    forgetLocalState()
  })
  await openConnection(() => {}).refresh()
  expect(localState.view.read()?.items).toMatchObject([{ deliveryId: road.deliveryId }])

  const { deliveryId } = road
  const presses: [Report, Pick<RoadState, 'answers' | 'openCalls'>][] = [
    [
      { type: 'answer', deliveryId, kind: 'heart' },
      { answers: ['heart'], openCalls: 0 },
    ],
    [
      { type: 'answer', deliveryId, kind: 'heart', isTakenBack: true },
      { answers: [], openCalls: 0 },
    ],
    [
      { type: 'answer', deliveryId, kind: 'thank_you' },
      { answers: ['thank_you'], openCalls: 0 },
    ],
    [
      { type: 'call', isNeeded: true, deliveryId },
      { answers: ['thank_you'], openCalls: 1 },
    ],
    [
      { type: 'call', isNeeded: false, deliveryId: null },
      { answers: ['thank_you'], openCalls: 0 },
    ],
  ]
  for (const [press, expected] of presses) {
    await command('plan', { [press.type]: faults } as Faults)
    sendReport(press)
    const isSent = async () => {
      await sendReports()
      return localState.reports.read()?.length === 0
    }
    await vi.waitUntil(isSent, { timeout: 100_000, interval: 1 })
    expect(await state()).toMatchObject({ ...expected, left: 0 })
  }
  expect(refusals).toEqual([])
})
