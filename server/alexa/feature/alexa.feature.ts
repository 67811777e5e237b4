import type { Feature } from '../../platform/feature.ts'
import { openAlexa } from '../alexa-state.ts'
import { endCodesOf } from '../echoes/codes.ts'
import { alexaEvents } from '../outbound/proactive-events/events-due.ts'
import { refreshGroupWidgets } from '../outbound/widget/widget.service.ts'
import { alexaWidgets } from '../outbound/widget/widget-due.ts'
import { alexaRoutes } from './alexa.routes.ts'
import { echoChannel } from './echo-channel.ts'

export const alexa = {
  routes: alexaRoutes,
  dueWorks: [alexaEvents, alexaWidgets],
  groupTables: ['echoes', 'alexa_codes', 'alexa_heard', 'alexa_events'],
  channels: { echo: echoChannel },
  on: {
    groupRemoved: refreshGroupWidgets,
    rest: refreshGroupWidgets,
    resume: refreshGroupWidgets,
    rightsEnded: endCodesOf,
  },
  binds: () => ({ alexa: openAlexa() }),
} satisfies Feature
