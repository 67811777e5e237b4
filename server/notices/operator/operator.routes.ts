import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { id, typedText } from '#contract/platform/fields.ts'
import { findClockDoubts } from '../../activity/clock-check.ts'
import { readDeliveryPath } from '../../delivery/path/read-path.ts'
import { listLostFiles } from '../../photos/lost/lost-files.ts'
import type { App } from '../../platform/context.ts'
import { countStreams } from '../../platform/http/answer/event-stream.ts'
import { sendPlainPage } from '../../platform/http/answer/plain-page.ts'
import { requireOperator } from '../../platform/http/request/operator.ts'
import { countFailedAddresses } from '../mail-address.ts'
import { readKeysMadeAt } from '../push/vapid-keys.ts'
import { listNearLimits } from './budgets.queries.ts'
import { deliveryPage } from './delivery-page.ts'
import { operatorPage } from './operator-page.ts'
import { listDueWorks, listQueues } from './queues.queries.ts'
import {
  listDays,
  listFailedDeliveries,
  listFailures,
  listLinks,
  listPushServices,
  listSends,
} from './sends.queries.ts'

const Query = z.object({
  before: z.optional(z.catch(z.nullable(id), null)),
  /** What somebody has typed or copied. */
  delivery: z.optional(z.catch(typedText(100), '')),
})

/** What was sent, what waits and what failed, for whoever runs the server. */
export function operatorRoutes(server: FastifyInstance, app: App): void {
  const works = app.listeners.flatMap(({ dueWorks = [] }) => dueWorks)
  server.get('/operator', { config: { access: 'operator' } }, async (request, reply) => {
    await requireOperator(app, request, reply, { asks: true })
    const { before = null, delivery } = Query.parse(request.query)
    if (delivery !== undefined) {
      const path = await readDeliveryPath(app, delivery)
      return sendPlainPage(reply, {
        title: 'One delivery',
        main: deliveryPage(delivery, path),
        isWide: true,
        status: path ? 200 : 404,
      })
    }
    const main = operatorPage({
      now: app.clock.now(),
      clockDoubts: await findClockDoubts(app),
      config: app.config,
      before,
      days: await listDays(app),
      failures: await listFailures(app),
      sends: await listSends(app, before),
      links: await listLinks(app),
      services: await listPushServices(app),
      failedAddresses: await countFailedAddresses(app),
      keysMadeAt: await readKeysMadeAt(app),
      lost: await listLostFiles(app),
      nearLimits: await listNearLimits(app),
      queues: await listQueues(app),
      works: await listDueWorks(app, works),
      streams: countStreams(),
      failedDeliveries: await listFailedDeliveries(app),
    })
    return sendPlainPage(reply, { title: 'What was sent', main, isWide: true })
  })
}
