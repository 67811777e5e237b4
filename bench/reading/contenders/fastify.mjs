// Fastify with Drizzle on SQLite (better-sqlite3). Sessions are rows, as ours.
import { createHash } from 'node:crypto'
import { loadContender } from '../../contenders.ts'
import { toUser } from './answers.mjs'
import { drizzleLists } from './drizzle-lists.mjs'
import { drizzleTables } from './drizzle-tables.mjs'

const { fastify } = (await loadContender('fastify')).default
const { default: Database } = await loadContender('better-sqlite3')
const { drizzle } = await loadContender('drizzle-orm/better-sqlite3')
const { and, eq, gt } = await loadContender('drizzle-orm')

const file = new Database(process.env.DATABASE_FILE)
file.pragma('journal_mode = WAL')
const db = drizzle(file)
const tables = await drizzleTables('sqlite')
const lists = await drizzleLists(db, tables)
const server = fastify()
server.decorateRequest('userId', null)

server.addHook('onRequest', async (request, reply) => {
  const token = request.headers.cookie?.match(/sunporch_session=([^;]+)/)?.[1] ?? ''
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const { sessions } = tables
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.token_hash, tokenHash), gt(sessions.expires_at, Date.now())))
  if (!session) return reply.status(401).send({ error: 'Please sign in.' })
  request.userId = session.user_id
})
server.addHook('preHandler', async (request, reply) => {
  if (!request.params.groupId) return
  const member = await lists.findMember(request.userId, request.params.groupId)
  if (!member) return reply.status(404).send({ error: 'This was not found.' })
})

server.get('/api/auth/user', async ({ userId }) => toUser(await lists.findUser(userId)))
server.get('/api/family-groups/:groupId/photos', ({ params, query }) =>
  lists.listPhotos(params.groupId, Number(query.limit)),
)
server.get('/api/family-groups/:groupId/shopping', ({ params }) => lists.listShopping(params.groupId))
server.get('/api/family-groups/:groupId/activity', ({ params, query }) =>
  lists.listActivity(params.groupId, Number(query.limit)),
)
server.get('/api/family-groups/:groupId/members', ({ params }) => lists.listMembers(params.groupId))
await server.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
console.log('listening')
