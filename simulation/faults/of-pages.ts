import type { Fault } from './plant.ts'

const sendQueue = 'web/shopping/offline/send-queue.ts'
const runs = 'web/photos/upload/batch/runs.ts'
const putInParts = 'web/photos/upload/transfer/put-in-parts.ts'
const keepBatch = 'web/photos/upload/kept/keep-batch.ts'

export const faultsOfPages: Fault[] = [
  {
    name: 'the list says “deleted meanwhile” when a proxy answers 404',
    breaks: [
      '“Deleted meanwhile” is said only of what was deleted',
      'What the list says of a change is true',
    ],
    page: {
      file: sendQueue,
      from: 'if (!isFinalRefusal(error) && !isFailedAt(error))',
      to: 'if (!isFinalRefusal(error) && !isFailedAt(error) && error.status !== 404)',
    },
  },
  {
    name: 'a tick that is sent again counts as made when it arrives',
    seed: 621,
    breaks: ['The last tick of an item holds'],
    page: { file: sendQueue, from: 'const age = Math.max(0, Date.now() - change.at)', to: 'const age = 0' },
  },
  {
    name: 'an item that was added leaves the queue before it is sent',
    breaks: ['What was added stands on the list once'],
    page: {
      file: sendQueue,
      from: 'const added = await call(',
      to: 'removeChange(findAdd(key))\n const added = await call(',
    },
  },
  {
    name: 'the page says “complete” of a picture that is uploaded and not claimed',
    breaks: ['“Complete” is said only of what is in the gallery'],
    page: { file: runs, from: "step: 'postprocessing', percent: 100", to: "step: 'complete', percent: 100" },
  },
  {
    name: 'a picture that goes on after a reload is uploaded under another name',
    breaks: ['A picture is in the gallery once'],
    page: { file: keepBatch, from: 'objectPath,\n    isPaused', to: 'objectPath: null,\n    isPaused' },
  },
  {
    name: 'each part of a file is its beginning',
    breaks: ['A picture in the gallery is the file that was chosen'],
    page: {
      file: putInParts,
      from: 'data.slice(arrived, arrived + partSize())',
      to: 'data.slice(0, Math.min(partSize(), size - arrived))',
    },
  },
  {
    name: 'a kept picture is forgotten when its upload begins',
    seed: 118,
    breaks: ['A picture that was chosen is in the gallery, or is said not to be'],
    page: {
      file: keepBatch,
      from: "item.step === 'complete') continue",
      to: "item.step === 'complete' || item.objectPath !== null) continue",
    },
  },
]
