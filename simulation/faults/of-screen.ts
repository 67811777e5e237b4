import type { Fault } from './plant.ts'

/** Whatever report it is that gets lost. */
const reported = [
  'A press that a device took is at the server exactly once in the end',
  'A “Call me” makes one call',
  'The family reads that an item was shown',
  'The last press of Pause, or of its end, holds',
  'An answer that was given or taken back on one screen is so on all of them',
  'An answer holds as it was pressed last, given or taken back',
]
const outbox = 'web/screen/room/connection/outbox.ts'
const connection = 'web/screen/room/connection/connection.ts'

export const faultsOfScreen: Fault[] = [
  {
    name: 'the outbox of the screen drops a press when a proxy answers 404',
    seed: 11,
    breaks: reported,
    page: {
      file: outbox,
      from: 'if (!isFinalRefusal(error)) return false',
      to: 'if (!isFinalRefusal(error) && error.status !== 404) return false',
    },
  },
  {
    name: 'the outbox of the screen forgets a press as soon as it is sent',
    breaks: reported,
    page: {
      file: outbox,
      from: 'if (!(await trySending(first))) {',
      to: 'forget(first)\n if (!(await trySending(first))) {',
    },
  },
  {
    name: 'the screen believes a proxy that it was removed',
    seed: 9,
    breaks: ['A screen says that it was removed only when the family removed it'],
    page: { file: connection, from: "error.code === 'unauthorized'", to: 'error.status === 401' },
  },
  {
    name: 'the screen keeps the pictures of a family that removed it',
    breaks: ['A screen that was removed keeps nothing of the family'],
    page: {
      file: connection,
      from: "setConnection({ state: 'revoked' })\n    forgetEverything()",
      to: "setConnection({ state: 'revoked' })",
    },
  },
  {
    name: 'the screen goes on showing what was taken back',
    breaks: ['What was taken back is never shown afterwards by a page that has had contact since'],
    page: {
      file: connection,
      from: 'const known = localState.deviceId.read()',
      to: `const had = localState.view.read()?.items ?? []
        const isNew = ({ deliveryId }) => !view.items.some((item) => item.deliveryId === deliveryId)
        view = { ...view, items: [...view.items, ...had.filter(isNew)] }
        const known = localState.deviceId.read()`,
    },
  },
  {
    name: 'the screen reports as shown what it has only been told of',
    breaks: ['“Shown” is said only of what was on the screen'],
    page: {
      file: connection,
      from: 'void syncPictures(view.deviceId, view.items)',
      to: `for (const { deliveryId, shownAt } of view.items)
          if (!shownAt) void callServer('reportShown', { params: { deliveryId }, body: { shownAt: view.now } })
        void syncPictures(view.deviceId, view.items)`,
    },
  },
  {
    name: 'the screen says “Not needed” to nobody',
    breaks: ['“Not needed” ends the call'],
    page: {
      file: outbox,
      from: '[...before, { ...report, stamp: stampNow() }]',
      to: "report.type === 'call' && !report.isNeeded ? before : [...before, { ...report, stamp: stampNow() }]",
    },
  },
]
