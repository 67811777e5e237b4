import type { FastifyInstance } from 'fastify'
import { answersApi } from '#contract/delivery/answers.ts'
import { groupRoute } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { listRoomAnswers, markAnswersSeen } from './answers.service.ts'
import { listCalls, returnCall, takeCall } from './calls.service.ts'

export function answersRoutes(server: FastifyInstance, app: App): void {
  groupRoute(server, app, answersApi.list, async ({ actor }) => ({
    calls: await listCalls(app, actor.groupId),
    answers: await listRoomAnswers(app, actor),
  }))
  groupRoute(server, app, answersApi.markSeen, async ({ actor, body }) => {
    await markAnswersSeen(app, actor, body.answerId)
    return { answerId: body.answerId }
  })
  groupRoute(server, app, answersApi.takeCall, ({ actor, params }) => takeCall(app, actor, params.callId))
  groupRoute(server, app, answersApi.returnCall, async ({ actor, params }) => {
    await returnCall(app, actor, params.callId)
    return { id: params.callId }
  })
}
