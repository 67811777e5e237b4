// What one builds in a day: Express 5, Drizzle, `pg`, and express-session with connect-pg-simple.
import { loadContender } from '../../contenders.ts'
import { toUser } from './answers.mjs'
import { drizzleLists } from './drizzle-lists.mjs'
import { drizzleTables } from './drizzle-tables.mjs'

const { default: express } = await loadContender('express')
const { default: session } = await loadContender('express-session')
const { default: connectPgSimple } = await loadContender('connect-pg-simple')
const { default: pg } = await loadContender('pg')
const { drizzle } = await loadContender('drizzle-orm/node-postgres')

pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const lists = await drizzleLists(drizzle(pool), await drizzleTables('postgres'))
const app = express()
app.use(
  session({
    store: new (connectPgSimple(session))({ pool, createTableIfMissing: true }),
    secret: 'a secret of the bench',
    resave: false,
    saveUninitialized: false,
  }),
)

app.post('/sign-in/:userId', (request, response) => {
  request.session.userId = request.params.userId
  response.json({})
})

app.use('/api', (request, response, next) => {
  if (!request.session.userId) return response.status(401).json({ error: 'Please sign in.' })
  next()
})
app.get('/api/auth/user', async (request, response) => {
  response.json(toUser(await lists.findUser(request.session.userId)))
})

const group = express.Router({ mergeParams: true })
group.use(async (request, response, next) => {
  const member = await lists.findMember(request.session.userId, request.params.groupId)
  if (!member) return response.status(404).json({ error: 'This was not found.' })
  next()
})
group.get('/photos', async ({ params, query }, response) => {
  response.json(await lists.listPhotos(params.groupId, Number(query.limit)))
})
group.get('/shopping', async ({ params }, response) => {
  response.json(await lists.listShopping(params.groupId))
})
group.get('/activity', async ({ params, query }, response) => {
  response.json(await lists.listActivity(params.groupId, Number(query.limit)))
})
group.get('/members', async ({ params }, response) => {
  response.json(await lists.listMembers(params.groupId))
})
app.use('/api/family-groups/:groupId', group)
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
