import type { Feature } from '../platform/feature.ts'
import { answersRoutes } from './answers/answers.routes.ts'
import { deliveryRoutes } from './delivery.routes.ts'
import { deliveryAttempts } from './delivery-attempts.ts'
import { deliveryEnds } from './delivery-end.ts'
import { deliveryExpiry } from './delivery-expiry.ts'
import { endDevicesOf } from './devices/device-openers.ts'
import { deviceSilence } from './devices/device-silence.ts'
import { addScreen } from './devices/devices.service.ts'
import { screensMetric } from './devices/screens-metric.ts'
import { endScreens, refreshScreens, restDelivery } from './group-rest.ts'
import { pathMetrics } from './path/path-metrics.ts'

export const delivery = {
  routes(server, app) {
    deliveryRoutes(server, app)
    answersRoutes(server, app)
  },
  dueWorks: [deliveryAttempts, deliveryExpiry, deliveryEnds, deviceSilence],
  groupTables: [
    'devices',
    'deliveries',
    'delivery_targets',
    'delivery_answers',
    'answers_taken_back',
    'spoken_answers',
    'call_requests',
    'call_presses',
    'call_told',
    'answers_seen',
  ],
  metrics: (app) => [...pathMetrics, screensMetric(app)],
  on: {
    groupAdded: (app, { id }) => addScreen(app, id),
    groupRemoved: endScreens,
    rest: restDelivery,
    resume: refreshScreens,
    devicesLost: endDevicesOf,
  },
} satisfies Feature
