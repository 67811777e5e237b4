import type { FastifyInstance } from 'fastify'
import { notesApi } from '#contract/notes/notes.ts'
import { groupRoute } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { addNote, changeNote, findNoteOwner, removeNote, restoreNote, sendNote } from './notes.service.ts'
import { listNotes } from './read-notes.ts'

export function notesRoutes(server: FastifyInstance, app: App): void {
  const ownerOf = ({ noteId }: { noteId: string }, groupId: string) => findNoteOwner(app, groupId, noteId)

  groupRoute(server, app, notesApi.list, ({ actor, query }) => listNotes(app, actor.groupId, query))
  groupRoute(server, app, notesApi.add, ({ actor, body }) => addNote(app, actor, body))
  groupRoute(
    server,
    app,
    notesApi.update,
    ({ actor, params, body }) => changeNote(app, actor, params.noteId, body),
    { ownerOf },
  )
  groupRoute(
    server,
    app,
    notesApi.remove,
    async ({ actor, params }) => {
      await removeNote(app, actor, params.noteId)
      return { id: params.noteId }
    },
    { ownerOf },
  )
  groupRoute(server, app, notesApi.restore, ({ actor, params }) => restoreNote(app, actor, params.noteId), {
    ownerOf,
  })
  groupRoute(server, app, notesApi.send, ({ actor, params }) => sendNote(app, actor, params.noteId))
}
