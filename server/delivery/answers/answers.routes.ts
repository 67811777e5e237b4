import type { FastifyInstance } from 'fastify'
import { answersApi } from '#contract/delivery/answers.ts'
import { endCallApi } from '#contract/delivery/end-call.ts'
import { groupRoutes } from '../../family/group-route.ts'
import type { App } from '../../platform/context.ts'
import { listRoomAnswers, markAnswersSeen } from './answers.service.ts'
import { endCall, listCalls, returnCall, takeCall } from './calls.service.ts'

export function answersRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  mount(answersApi.list, async ({ actor }) => ({
    calls: await listCalls(app, actor.groupId),
    answers: await listRoomAnswers(app, actor),
  }))
  mount(answersApi.markSeen, async ({ actor, body }) => {
    await markAnswersSeen(app, actor, body.answerId)
    return { answerId: body.answerId }
  })
  mount(answersApi.takeCall, ({ actor, params }) => takeCall(app, actor, params.callId))
  mount(answersApi.returnCall, async ({ actor, params }) => {
    await returnCall(app, actor, params.callId)
    return { id: params.callId }
  })
  mount(endCallApi.end, async ({ actor, params }) => {
    await endCall(app, actor, params.callId)
    return { id: params.callId }
  })
}
