import type { NoticeSendRow, Way } from '../notices/notices.tables.ts'
import type { Composed, NoticeWay, SendOutcome } from '../notices/way.ts'
import type { TestApp } from './test-app.ts'

export type Sent = { way: Way; userId: string; address: string; message: Composed; sendId: string }

/** Ways that keep what they are given instead of sending it. */
export type RecordingWays = {
  sent: Sent[]
  /** The sentences that this person got by the way, the earliest first. */
  saidTo(person: { user: { id: string } }, way?: Way): string[]
  /** Who has which addresses. Everybody has one of each way, unless they stand here. */
  addresses: Map<string, Partial<Record<Way, string[]>>>
  /** What becomes of a send, instead of its being sent. */
  outcomeOf: (send: NoticeSendRow) => SendOutcome | Promise<SendOutcome>
}

export function recordWays(app: Pick<TestApp, 'noticeWays'>): RecordingWays {
  const ways: RecordingWays = {
    sent: [],
    saidTo: ({ user }, way = 'push') =>
      ways.sent
        .filter((sent) => sent.userId === user.id && sent.way === way)
        .flatMap(({ message }) => message.lines.map(({ sentence }) => sentence)),
    addresses: new Map(),
    outcomeOf: () => ({ outcome: 'sent' }),
  }
  const record = (way: Way): NoticeWay => ({
    async addresses(_app, userIds) {
      const listed = userIds.map((id): [string, string[]] => [
        id,
        ways.addresses.get(id)?.[way] ?? [way === 'push' ? `browser-of-${id}` : ''],
      ])
      return new Map(listed.filter(([, addresses]) => addresses.length > 0))
    },
    async send(_app, send, message) {
      const outcome = await ways.outcomeOf(send)
      if (outcome.outcome === 'sent')
        ways.sent.push({ way, userId: send.user_id, address: send.subscription_id, message, sendId: send.id })
      return outcome
    },
  })
  app.noticeWays.push = record('push')
  app.noticeWays.mail = record('mail')
  return ways
}
