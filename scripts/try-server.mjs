// Tries the main job on a running server by HTTP, as browsers do it: a family, a photo, a screen, Send, the picture on the
// screen, and the answer. It deletes its group and signs out afterwards. Any Node from 22 on runs it, without packages.
//   TRY_EMAIL=me@example.org TRY_PASSWORD=… node scripts/try-server.mjs https://sunporch.example.org
//   node scripts/try-server.mjs --new-account http://localhost:3000
// The second one makes an account, which stays. On a server of yours that would be the first account, and the only one that
// needs no invitation: so it is for servers that are thrown away. Ends with 1 when something does not work.
import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const args = process.argv.slice(2)
const makesAccount = args.includes('--new-account')
const address = new URL(args.find((arg) => !arg.startsWith('--')) ?? 'http://localhost:3000').origin
const { TRY_EMAIL, TRY_PASSWORD } = process.env
if (!TRY_EMAIL && !makesAccount) {
  console.error(
    'Set TRY_EMAIL and TRY_PASSWORD to an account there, or say --new-account (docs/operations.md).',
  )
  process.exit(2)
}
const began = performance.now()

try {
  await tryMainJob()
  say(`The main job works on ${address}.`)
} catch (error) {
  // An error of the network says why only in its cause.
  console.error(
    `It does not work on ${address}: ${[error.message, error.cause?.message].filter(Boolean).join(': ')}`,
  )
  process.exitCode = 1
}

async function tryMainJob() {
  const family = openBrowser()
  await signIn(family)
  const name = `Try ${randomBytes(4).toString('hex')}`
  const group = await family.call('POST', '/api/family-groups', { name, lovedOneName: 'Rose' })
  say('a family group')
  const path = `/api/family-groups/${group.id}`
  try {
    const photo = await addPhoto(family, path)
    await showOnScreen(family, path, photo)
  } finally {
    await family.call('DELETE', path, { name })
    await family.send('POST', '/api/logout')
    say('the group is deleted again')
  }
}

async function signIn(family) {
  if (!makesAccount) {
    await family.call('POST', '/api/auth/sign-in', { email: TRY_EMAIL, password: TRY_PASSWORD ?? '' })
    return say('signed in')
  }
  const email = `try-${randomBytes(6).toString('hex')}@example.com`
  const password = randomBytes(12).toString('hex')
  await family.call('POST', '/api/auth/sign-up', { firstName: 'Tess', lastName: 'Trial', email, password })
  say('an account')
}

async function addPhoto(family, path) {
  const bytes = drawPicture(800, 600)
  const { uploadURL, objectPath } = await family.call('POST', '/api/objects/upload', {
    size: bytes.length,
    contentType: 'image/png',
  })
  // Where pictures are stored on S3, this is another server, which gets no cookies.
  const upload = new URL(uploadURL, address)
  const put = upload.origin === address ? family.send : (method, url, init) => fetch(url, { method, ...init })
  const answered = await put('PUT', upload, { body: bytes, headers: { 'content-type': 'image/png' } })
  if (!answered.ok) throw new Error(`the upload was answered with ${answered.status}`)
  const photo = await family.call('POST', `${path}/photos`, { objectPath, caption: 'A sunrise' })
  if (photo.width !== 800 || photo.height !== 600)
    throw new Error('the photo has other sizes than the picture')
  say('a photo')
  return photo
}

async function showOnScreen(family, path, photo) {
  const screen = openBrowser()
  const { code } = await screen.call('POST', '/api/screen/pairing')
  await family.call('POST', `${path}/devices/pair`, { code })
  await screen.call('POST', '/api/screen/pairing/finish')
  say('a screen')
  await family.call('POST', `${path}/photos/${photo.id}/send-to-alexa`)
  const item = await untilThere(async () => (await screen.call('GET', '/api/screen')).items[0])
  if (item.title !== 'A sunrise') throw new Error('the screen shows something else')
  const picture = await screen.send('GET', item.picture.url)
  const type = picture.headers.get('content-type') ?? ''
  const { byteLength } = await picture.arrayBuffer()
  if (!picture.ok || !type.startsWith('image/') || byteLength === 0)
    throw new Error(`the picture was answered with ${picture.status} ${type}`)
  say(`the picture is on the screen (${type}, ${byteLength} bytes)`)
  await screen.call('POST', `/api/screen/deliveries/${item.deliveryId}/shown`, {})
  await screen.call('POST', `/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'heart' })
  const [{ delivery }] = await family.call('GET', `${path}/photos`)
  if (delivery?.state !== 'answered') throw new Error('the family does not see the answer')
  say('the family sees the heart')
}

/** A delivery is in the inbox when Send is answered, but another server may answer the screen a moment later. */
async function untilThere(look) {
  for (let tries = 0; tries < 50; tries++) {
    const found = await look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the picture did not come to the screen within ten seconds')
}

/** Keeps cookies, and says where it comes from, as browsers do. */
function openBrowser() {
  const cookies = new Map()
  async function send(method, path, { headers = {}, ...init } = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answered = await fetch(new URL(path, address), {
      method,
      redirect: 'manual',
      headers: { origin: address, ...(cookie && { cookie }), ...headers },
      ...init,
    })
    for (const line of answered.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answered
  }
  async function call(method, path, body) {
    const json = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answered = await send(method, path, json)
    const text = await answered.text()
    if (!answered.ok)
      throw new Error(`${method} ${path} was answered with ${answered.status}: ${text.slice(0, 300)}`)
    return text ? JSON.parse(text) : null
  }
  return { send, call }
}

/** A PNG of a sunrise. */
function drawPicture(width, height) {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSun = Math.hypot(x - width / 2, y - height * 0.6) < height / 5
      const [red, green, blue] = isSun ? [255, 214, 90] : [200 + y / 12, 120 + y / 6, 150 - y / 8]
      rows.set([red, green, blue], y * (1 + width * 3) + 1 + x * 3)
    }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of three colours.
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

function say(what) {
  console.log(`${String(Math.round(performance.now() - began)).padStart(6)} ms  ${what}`)
}
