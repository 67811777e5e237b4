import type { FastifyInstance } from 'fastify'
import { notesApi } from '#contract/notes/notes.ts'
import { groupRoutes } from '../family/group-route.ts'
import type { App } from '../platform/context.ts'
import { addNote, changeNote, findNoteOwner, removeNote, restoreNote, sendNote } from './notes.service.ts'
import { listNotes } from './read-notes.ts'

export function notesRoutes(server: FastifyInstance, app: App): void {
  const mount = groupRoutes(server, app)
  const ownerOf = ({ noteId }: { noteId: string }, groupId: string) => findNoteOwner(app, groupId, noteId)

  mount(notesApi.list, ({ actor, query }) => listNotes(app, actor.groupId, query))
  mount(notesApi.add, ({ actor, body }) => addNote(app, actor, body))
  mount(notesApi.update, ({ actor, params, body }) => changeNote(app, actor, params.noteId, body), {
    ownerOf,
  })
  mount(
    notesApi.remove,
    async ({ actor, params }) => {
      await removeNote(app, actor, params.noteId)
      return { id: params.noteId }
    },
    { ownerOf },
  )
  mount(notesApi.restore, ({ actor, params }) => restoreNote(app, actor, params.noteId), {
    ownerOf,
  })
  mount(notesApi.send, ({ actor, params }) => sendNote(app, actor, params.noteId))
}
