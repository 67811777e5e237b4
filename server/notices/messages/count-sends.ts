import client from 'prom-client'
import type { Way } from '../notices.tables.ts'
import type { NoticeWay, SendOutcome } from '../way.ts'

/** How each attempt ended. */
export const noticeSends = new client.Counter({
  name: 'sunporch_notice_sends_total',
  help: 'Attempts to send a notice, by way and outcome.',
  labelNames: ['way', 'outcome'],
  registers: [],
})

/** The way, with each of its attempts counted. An error counts as `later`, as the queue takes it. */
export function countedWay(name: Way, way: NoticeWay): NoticeWay {
  const count = (outcome: SendOutcome['outcome']) => noticeSends.inc({ way: name, outcome })
  return {
    addresses: way.addresses,
    async send(...args) {
      try {
        const result = await way.send(...args)
        count(result.outcome)
        return result
      } catch (error) {
        count('later')
        throw error
      }
    },
  }
}
