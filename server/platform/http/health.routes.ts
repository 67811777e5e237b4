import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { App } from '../context.ts'
import { AppError } from '../errors.ts'

/** `/healthz`: the process answers. `/readyz`: its database and its storage answer too. */
export function healthRoutes(server: FastifyInstance, app: App): void {
  server.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }))
  server.get('/readyz', { config: { access: 'public' } }, async () => {
    try {
      await Promise.all([sql`select 1`.execute(app.db), app.storage.check()])
    } catch (error) {
      app.log.error({ err: error }, 'not ready')
      throw new AppError('not_ready', 503, 'The database or the storage does not answer.')
    }
    return { status: 'ready' }
  })
}
