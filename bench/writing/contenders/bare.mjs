// `node:http` with hand-written SQL: one statement to know who may do it, and one transaction.
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { openDatabase } from '../../bare-database.mjs'

const { all, transaction, lock } = openDatabase()
const member = `
  select person.id, person.first_name, person.last_name, member.family_group_id
  from sessions session
  join users person on person.id = session.user_id
  join members member on member.user_id = person.id and member.deactivated_at is null
  join family_groups family on family.id = member.family_group_id and family.removed_at is null`
const texts = {
  ofItem: `${member} join shopping_items item on item.family_group_id = family.id and item.removed_at is null
    where session.token_hash = $1 and session.expires_at > $2 and item.id = $3`,
  ofGroup: `${member} where session.token_hash = $1 and session.expires_at > $2 and family.id = $3`,
  lockItem: `select * from shopping_items where id = $1${lock}`,
  tick: 'update shopping_items set completed_at = $1, ticked_at = $2 where id = $3 returning *',
  add: `insert into shopping_items (id, family_group_id, name, quantity, notes, added_by, created_at)
    values ($1, $2, $3, $4, $5, $6, $7) returning *`,
  tell: `insert into activity (id, family_group_id, user_id, device_id, actor_name, action, subject_kind, subject_id, subject_title, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  target: `select target.id, target.family_group_id, target.device_id, device.name, delivery.title, delivery.subject_id
    from screen_tokens token
    join devices device on device.id = token.device_id and device.removed_at is null
    join delivery_targets target on target.device_id = device.id
    join deliveries delivery on delivery.id = target.delivery_id and delivery.withdrawn_at is null
    where token.token_hash = $1 and delivery.id = $2`,
  lockDevice: `select id from devices where id = $1${lock}`,
  answer: `insert into delivery_answers (id, family_group_id, target_id, kind, created_at) values ($1, $2, $3, $4, $5)`,
  used: 'update devices set last_activity_at = $1, last_contact_at = $2 where id = $3',
}

const server = createServer((request, response) => {
  answer(request).then(
    ([status, body]) => {
      const text = JSON.stringify(body)
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      response.writeHead(status, headers).end(text)
    },
    (error) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))

async function answer(request) {
  const body = await json(request)
  const [, token = ''] = request.headers.cookie.match(/sunporch_\w+=([^;]+)/) ?? []
  const hash = createHash('sha256').update(token).digest('base64url')
  const [, kind, id] = request.url.match(/^\/api\/(?:screen\/)?([\w-]+)\/([\w-]+)\//)
  if (kind === 'shopping-items') return tick(hash, id, body.isCompleted)
  if (kind === 'family-groups') return add(hash, id, body)
  return answered(hash, id, body)
}

async function tick(hash, id, isCompleted) {
  const now = Date.now()
  const [person] = await all(texts.ofItem, [hash, now, id])
  if (!person) return [404, {}]
  let item
  await transaction(async (all) => {
    await all(texts.lockItem, [id])
    ;[item] = await all(texts.tick, [isCompleted ? now : null, now, id])
    await tell(all, person, isCompleted ? 'shopping_item_completed' : 'shopping_item_reopened', item)
  })
  return [200, item]
}

async function add(hash, groupId, { name, quantity = null, notes = null }) {
  const now = Date.now()
  const [person] = await all(texts.ofGroup, [hash, now, groupId])
  if (!person) return [404, {}]
  let item
  await transaction(async (all) => {
    ;[item] = await all(texts.add, [randomUUID(), groupId, name, quantity, notes, person.id, now])
    await tell(all, person, 'shopping_item_added', item)
  })
  return [201, item]
}

function tell(all, { id, first_name, last_name, family_group_id }, action, item) {
  const name = `${first_name} ${last_name}`
  return all(texts.tell, [
    ...[randomUUID(), family_group_id, id, null, name, action, 'shopping', item.id, item.name, Date.now()],
  ])
}

async function answered(hash, deliveryId, { kind, answeredAt }) {
  const now = Date.now()
  const [target] = await all(texts.target, [hash, deliveryId])
  if (!target) return [404, {}]
  const at = Math.min(now, Date.parse(answeredAt))
  await transaction(async (all) => {
    await all(texts.lockDevice, [target.device_id])
    await all(texts.answer, [randomUUID(), target.family_group_id, target.id, kind, at])
    await all(texts.used, [at, now, target.device_id])
    await all(texts.tell, [
      ...[
        randomUUID(),
        target.family_group_id,
        null,
        target.device_id,
        target.name,
        'delivery_answered',
        kind,
      ],
      ...[target.subject_id, target.title, now],
    ])
  })
  return [200, { kind, at }]
}
