import type { NoticeWay } from '../way.ts'

export const mailWay: NoticeWay = {
  addresses: async () => [],
  send: async () => ({ outcome: 'failed', failure: 'Mails are not there yet.' }),
}
