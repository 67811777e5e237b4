import type { NoticeWay } from '../way.ts'
import './push.tables.ts'

export const pushWay: NoticeWay = {
  addresses: async () => new Map(),
  send: async () => ({ outcome: 'failed', failure: 'Web push is not there yet.' }),
}
