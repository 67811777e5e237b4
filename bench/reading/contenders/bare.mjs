// `node:http` with hand-written SQL: one statement for session and membership, and one for the list.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { openDatabase } from '../../bare-database.mjs'
import { nameOf, toActivity, toDelivery, toItem, toMember, toPhoto, toUser } from './answers.mjs'
import { statements } from './bare-statements.mjs'

const { isPostgres, all } = openDatabase()
const texts = statements(isPostgres)

const lists = {
  async photos(groupId, limit) {
    const rows = await all(texts.photos, [groupId, limit])
    return rows.map(toPhotoWithDelivery)
  },
  async shopping(groupId) {
    const rows = await all(texts.shopping, [groupId])
    return { items: rows.map((row) => toItem({ ...row, buyer: buyerOf(row) })) }
  },
  async activity(groupId, limit) {
    return (await all(texts.activity, [groupId, limit])).map(toActivity)
  },
  async members(groupId) {
    return (await all(texts.members, [groupId])).map(toMember)
  },
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

async function answer({ url, headers }) {
  const token = headers.cookie?.match(/sunporch_session=([^;]+)/)?.[1] ?? ''
  const session = createHash('sha256').update(token).digest('base64url')
  const [, groupId = null, name, limit] =
    url.match(/^\/api\/family-groups\/([\w-]+)\/(\w+)(?:\?limit=(\d+))?$/) ?? []
  const [person] = await all(texts.member, [groupId, session, Date.now()])
  if (!person) return [401, { error: 'Please sign in.' }]
  if (url === '/api/auth/user') return [200, toUser(person)]
  if (person.time_zone === null || !lists[name]) return [404, { error: 'This was not found.' }]
  return [200, await lists[name](groupId, limit ? Number(limit) : 1_000_000)]
}

function toPhotoWithDelivery(row) {
  return toPhoto(row, {
    people: row.people ? parsed(row.people) : [],
    firstAcceptedAt: row.first_accepted_at,
    delivery: row.delivery_id && deliveryOf(row),
  })
}

function deliveryOf(row) {
  const delivery = {
    id: row.delivery_id,
    created_at: row.delivery_created_at,
    withdrawn_at: row.withdrawn_at,
    ends_at: row.ends_at,
    sender_id: row.sender_id,
  }
  const sender = {
    first_name: row.sender_first_name,
    last_name: row.sender_last_name,
    email: row.sender_email,
  }
  const targets = parsed(row.targets ?? []).map((target) => ({ ...target, answers: target.answers ?? [] }))
  const reported = targets.filter(
    ({ filled_at, shown_at, answers }) => filled_at === null || shown_at !== null || answers.length > 0,
  )
  return toDelivery(delivery, nameOf(sender), reported)
}

function buyerOf(row) {
  return { first_name: row.buyer_first_name, last_name: row.buyer_last_name, email: row.buyer_email }
}

/** SQLite answers JSON as text. */
function parsed(json) {
  return typeof json === 'string' ? JSON.parse(json) : json
}
