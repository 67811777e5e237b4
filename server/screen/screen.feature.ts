import type { Feature } from '../platform/feature.ts'
import { forgetPairings } from './pairing.service.ts'
import { endScreenLinksOf } from './rights-ended.ts'
import { screenRoutes } from './screen.routes.ts'
import { screenChannel } from './screen-channel.ts'

export const screen = {
  routes: screenRoutes,
  groupTables: ['screen_tokens', 'screen_links'],
  channels: { screen: screenChannel },
  on: { groupDeleted: forgetPairings, rightsEnded: endScreenLinksOf },
} satisfies Feature
