// What one builds in a day: Express 5, Drizzle, `pg`, and express-session with connect-pg-simple.
import { randomUUID } from 'node:crypto'
import { loadContender } from '../../contenders.ts'
import { drizzleTables } from '../../reading/contenders/drizzle-tables.mjs'

const { default: express } = await loadContender('express')
const { default: session } = await loadContender('express-session')
const { default: connectPgSimple } = await loadContender('connect-pg-simple')
const { default: pg } = await loadContender('pg')
const { drizzle } = await loadContender('drizzle-orm/node-postgres')
const { and, eq, isNull } = await loadContender('drizzle-orm')

pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const db = drizzle(pool)
const { users, groups, members, items, activity } = await drizzleTables('postgres')
const app = express()
app.use(
  session({
    store: new (connectPgSimple(session))({ pool, createTableIfMissing: true }),
    secret: 'a secret of the bench',
    resave: false,
    saveUninitialized: false,
  }),
)
app.use(express.json())

app.post('/sign-in/:userId', (request, response) => {
  request.session.userId = request.params.userId
  response.json({})
})

app.use('/api', async (request, response, next) => {
  if (!request.session.userId) return response.status(401).json({ error: 'Please sign in.' })
  const [user] = await db.select().from(users).where(eq(users.id, request.session.userId))
  if (!user) return response.status(401).json({ error: 'Please sign in.' })
  request.user = user
  next()
})

app.patch('/api/shopping-items/:itemId/toggle', async ({ user, params, body }, response) => {
  const [item] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, params.itemId), isNull(items.removed_at)))
  if (!item || !(await isMember(user, item.family_group_id))) return response.status(404).json({})
  const [changed] = await db.transaction(async (db) => {
    await db.select().from(items).where(eq(items.id, item.id)).for('update')
    const changed = await db
      .update(items)
      .set({ completed_at: body.isCompleted ? Date.now() : null })
      .where(eq(items.id, item.id))
      .returning()
    const action = body.isCompleted ? 'shopping_item_completed' : 'shopping_item_reopened'
    await db.insert(activity).values(change(user, item, action))
    return changed
  })
  response.json(changed)
})

app.post('/api/family-groups/:groupId/shopping/items', async ({ user, params, body }, response) => {
  if (!(await isMember(user, params.groupId))) return response.status(404).json({})
  const { name, quantity = null, notes = null } = body
  const [added] = await db.transaction(async (db) => {
    const row = { id: randomUUID(), family_group_id: params.groupId, name, quantity, notes }
    const added = await db
      .insert(items)
      .values({ ...row, added_by: user.id, created_at: Date.now() })
      .returning()
    await db.insert(activity).values(change(user, row, 'shopping_item_added'))
    return added
  })
  response.status(201).json(added)
})
app.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))

async function isMember(user, groupId) {
  const [found] = await db
    .select()
    .from(members)
    .innerJoin(groups, eq(groups.id, members.family_group_id))
    .where(
      and(
        eq(members.user_id, user.id),
        eq(members.family_group_id, groupId),
        isNull(members.deactivated_at),
        isNull(groups.removed_at),
      ),
    )
  return found !== undefined
}

function change({ id, first_name, last_name }, item, action) {
  return {
    id: randomUUID(),
    family_group_id: item.family_group_id,
    user_id: id,
    actor_name: `${first_name} ${last_name}`,
    action,
    subject_kind: 'shopping',
    subject_id: item.id,
    subject_title: item.name,
    created_at: Date.now(),
  }
}
