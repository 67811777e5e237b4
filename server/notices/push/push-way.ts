import type { NoticeWay } from '../way.ts'
import './push.tables.ts'

export const pushWay: NoticeWay = {
  addresses: async () => [],
  send: async () => ({ outcome: 'failed', failure: 'Web push is not there yet.' }),
}
