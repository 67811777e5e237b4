import type { FastifyInstance } from 'fastify'
import { voiceParams, voiceSoundPath, voicesApi } from '#contract/voices/voices.ts'
import { parseSignedInPath, requireActor } from '../family/actor.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { privateCache } from '../platform/http/answer/private-cache.ts'
import { sendFile } from '../platform/http/answer/send-file.ts'
import { addVoice } from './claim-voice.ts'
import { sendVoice } from './send-voice.ts'
import { voiceKey } from './voice-files.ts'
import { findVoiceOwner, listVoices, removeVoice, requireVoice, restoreVoice } from './voices.service.ts'

export function voicesRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = ({ voiceId }: { voiceId: string }, groupId: string) => findVoiceOwner(app, groupId, voiceId)

  mount(voicesApi.list, ({ actor, query }) => listVoices(app, actor.groupId, query))
  mount(voicesApi.add, ({ actor, body }) => addVoice(app, actor, body))
  mount(voicesApi.send, ({ actor, params }) => sendVoice(app, actor, params.voiceId))
  mount(
    voicesApi.remove,
    async ({ actor, params }) => {
      await removeVoice(app, actor, params.voiceId)
      return { id: params.voiceId }
    },
    { ownerOf },
  )
  mount(voicesApi.restore, ({ actor, params }) => restoreVoice(app, actor, params.voiceId), { ownerOf })
  soundRoute(server, app)
}

/** The sound itself, or the part of it that a player asks for. */
function soundRoute(server: FastifyInstance, app: App): void {
  const config = { access: 'group:read', token: 'read' } as const
  server.get(voiceSoundPath(':groupId', ':voiceId'), { config }, async (request, reply) => {
    const { groupId, voiceId } = await parseSignedInPath(app, request, voiceParams)
    const actor = await requireActor(app, request, groupId, 'group:read')
    const { object_id } = await requireVoice(app, actor.groupId, voiceId)
    return sendFile(app, request, reply, {
      key: voiceKey(object_id),
      contentType: 'audio/mpeg',
      version: object_id,
      cacheControl: privateCache(request, app.config, { isFinal: true }),
      mayLeave: true,
    })
  })
}
