import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { groupParams } from '#contract/platform/fields.ts'
import { calendarFilePath, calendarLimits, calendarsApi, NewCalendar } from '#contract/visits/calendars.ts'
import { parseSignedInPath, requireActor } from '../../family/actor.ts'
import { groupRoutes } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { invalid, tooLarge } from '../../platform/errors.ts'
import {
  addCalendarByAddress,
  addCalendarFile,
  refreshCalendarNow,
  removeCalendar,
  updateCalendar,
} from './calendars.service.ts'
import { listCalendars } from './read-calendars.ts'

export async function calendarsRoutes(server: FastifyInstance, app: App): Promise<void> {
  const mount = groupRoutes(server, app)
  mount(calendarsApi.list, ({ actor }) => listCalendars(app, actor))
  mount(calendarsApi.add, ({ actor, body }) => addCalendarByAddress(app, actor, body))
  mount(calendarsApi.update, ({ actor, params, body }) => updateCalendar(app, actor, params.calendarId, body))
  mount(calendarsApi.refresh, ({ actor, params }) => refreshCalendarNow(app, actor, params.calendarId))
  mount(calendarsApi.remove, async ({ actor, params }) => {
    await removeCalendar(app, actor, params.calendarId)
    return { id: params.calendarId }
  })
  await server.register(async (scope) => fileRoute(scope, app))
}

/** Takes the bytes of a calendar's file as they are; `?name=` goes with it. */
function fileRoute(scope: FastifyInstance, app: App): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, bytes, done) => done(null, bytes))
  const config = { access: 'calendars:manage' } as const
  scope.post(calendarFilePath(':groupId'), { config }, async (request, reply) => {
    const { groupId } = await parseSignedInPath(app, request, groupParams)
    const actor = await requireActor(app, request, groupId, 'calendars:manage')
    const { name } = request.query as { name?: unknown }
    const parsed = NewCalendar.shape.name.safeParse(name)
    if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'Please check the name.')
    if (Number(request.headers['content-length']) > calendarLimits.bytes) throw tooLarge(tooLargeSentence)
    const bytes = await receive((request.body as Readable | undefined) ?? request.raw)
    return reply.status(201).send(await addCalendarFile(app, actor, { name: parsed.data, bytes }))
  })
}

const tooLargeSentence = 'This file is larger than 2 MB. Please export fewer years of the calendar.'

async function receive(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > calendarLimits.bytes) throw tooLarge(tooLargeSentence)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
