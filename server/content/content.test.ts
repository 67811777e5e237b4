import { expect, test } from 'vitest'
import { seconds } from '../platform/clock.ts'
import {
  createFamilyApp,
  createRoomApp,
  givenContent,
  givenMember,
  givenOthers,
} from '../testing/given/given.ts'
import { listActions } from '../testing/seen.ts'

test('a title is enough: the rest is an audiobook on Kindle, not sent', async () => {
  const { app, anna, path } = await createFamilyApp()
  const added = await anna.post(`${path}/content`, { title: '  Persuasion ' })
  expect(added.status).toBe(201)
  expect(added.body).toEqual({
    id: expect.any(String),
    type: 'audiobook',
    title: 'Persuasion',
    description: null,
    externalUrl: null,
    provider: 'kindle',
    createdAt: new Date(app.clock.now()).toISOString(),
    isSentToAlexa: false,
    sentToAlexaAt: null,
    addedBy: { id: anna.user.id, name: 'Anna Hartley' },
    recording: null,
    delivery: null,
  })
  expect((await anna.get(`${path}/content`)).body).toEqual([added.body])
})

test('what the form sends is kept, and empty fields are none', async () => {
  const { anna, path } = await createFamilyApp()
  const whole = {
    type: 'movie',
    title: 'Casablanca',
    description: ' Of all the gin joints ',
    externalUrl: 'https://example.com/casablanca',
    provider: 'prime_video',
  }
  const added = (await anna.post(`${path}/content`, whole)).body
  expect(added).toMatchObject({ ...whole, description: 'Of all the gin joints' })
  const bare = { ...whole, description: '  ', externalUrl: '' }
  const empty = (await anna.post(`${path}/content`, bare)).body
  expect(empty).toMatchObject({ description: null, externalUrl: null })
})

test.each([
  ['audiobook', 'kindle'],
  ['movie', 'netflix'],
  ['tv_show', 'netflix'],
  ['music', 'spotify'],
])('without a provider, %s is on %s, also when it becomes that later', async (type, provider) => {
  const { anna, path } = await createFamilyApp()
  expect((await anna.post(`${path}/content`, { type, title: 'A' })).body.provider).toBe(provider)
  const other = await givenContent(anna, path, { type: type === 'music' ? 'audiobook' : 'music' })
  const edited = await anna.patch(`${path}/content/${other.id}`, { type })
  expect(edited.body).toMatchObject({ type, provider })
})

test('a provider that offers the new type too is kept', async () => {
  const { anna, path } = await createFamilyApp()
  const movie = await givenContent(anna, path, { type: 'movie', provider: 'prime_video' })
  const edited = await anna.patch(`${path}/content/${movie.id}`, { type: 'tv_show' })
  expect(edited.body).toMatchObject({ type: 'tv_show', provider: 'prime_video' })
})

test('a provider that does not offer the type is refused, adding and editing alike', async () => {
  const { anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path)
  const wrong = [
    ['audiobook', 'netflix'],
    ['movie', 'kindle'],
    ['tv_show', 'spotify'],
    ['music', 'prime_video'],
    ['music', 'hulu'],
  ]
  for (const [type, provider] of wrong) {
    const added = await anna.post(`${path}/content`, { title: 'A', type, provider })
    const edited = await anna.patch(`${path}/content/${book.id}`, { type, provider })
    for (const refused of [added, edited]) {
      expect.soft(refused.status, `${type} on ${provider}`).toBe(422)
      expect.soft(refused.body.error.issues[0].path).toBe('provider')
    }
  }
  expect((await anna.get(`${path}/content`)).body).toEqual([book])
})

const hostileLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/book',
  'blob:https://example.com/1',
  '//example.com/book',
  'example.com/book',
  'http://',
  'https:///book',
  'https:example.com',
  'https://mia@example.com/',
  'https://mia:secret@example.com/',
  'https://example.com\\@evil.example/',
  'https://exa mple.com/',
  'https://example.com/\nSet-Cookie: a=b',
  'https://example.com/\u0000',
  `https://example.com/${'x'.repeat(2048)}`,
]

test('a link that could do harm is refused, naming the field, and nothing is kept', async () => {
  const { anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path)
  for (const externalUrl of hostileLinks) {
    const added = await anna.post(`${path}/content`, { title: 'A', externalUrl })
    const edited = await anna.patch(`${path}/content/${book.id}`, { externalUrl })
    for (const refused of [added, edited]) {
      expect.soft(refused.status, JSON.stringify(externalUrl)).toBe(422)
      expect.soft(refused.body.error?.issues[0].path, externalUrl).toBe('externalUrl')
    }
  }
  expect((await anna.get(`${path}/content`)).body).toEqual([book])
})

test.each([
  'https://www.amazon.com/dp/B000JMLBHU?tag=a&x=%20#reviews',
  'http://192.168.1.2:8096/web/index.html',
  'HTTPS://Example.com/Big',
  'https://bücher.example/größe',
  'https://[::1]:8080/',
  `https://example.com/${'x'.repeat(2048 - 'https://example.com/'.length)}`,
])('a good link is kept as it was given: %.40s', async (externalUrl) => {
  const { anna, path } = await createFamilyApp()
  const added = await anna.post(`${path}/content`, { title: 'A', externalUrl: ` ${externalUrl}\n` })
  expect(added.body.externalUrl).toBe(externalUrl)
})

test.each([
  ['no title', {}, 'title'],
  ['a blank title', { title: ' \t ' }, 'title'],
  ['a long title', { title: 'x'.repeat(201) }, 'title'],
  ['a title with a NUL', { title: 'a\u0000b' }, 'title'],
  ['a title that is a list', { title: ['A'] }, 'title'],
  ['a long description', { title: 'A', description: 'x'.repeat(2001) }, 'description'],
  ['an unknown type', { title: 'A', type: 'podcast' }, 'type'],
  ['a link that is a number', { title: 'A', externalUrl: 7 }, 'externalUrl'],
])('%s is refused, naming the field', async (_what, body, field) => {
  const { anna, path } = await createFamilyApp()
  const refused = await anna.post(`${path}/content`, body)
  expect(refused.status).toBe(422)
  expect(refused.body.error.issues[0].path).toBe(field)
  expect((await anna.get(`${path}/content`)).body).toEqual([])
})

test('what may not be set from outside is not', async () => {
  const { app, anna, path } = await createFamilyApp()
  const others = await givenOthers(app)
  const forged = {
    id: '019aa111-0000-7000-8000-000000000000',
    isSentToAlexa: true,
    sentToAlexaAt: '2020-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    addedBy: others.person.user.id,
    familyGroupId: others.path.split('/').at(-1),
    delivery: {},
  }
  const added = (await anna.post(`${path}/content`, { title: 'A', ...forged })).body
  expect(added).toMatchObject({ isSentToAlexa: false, sentToAlexaAt: null, delivery: null })
  expect(added).toMatchObject({ addedBy: { id: anna.user.id } })
  expect(Date.parse(added.createdAt)).toBe(app.clock.now())
  expect(added.id).not.toBe(forged.id)
  expect((await anna.patch(`${path}/content/${added.id}`, forged)).body).toEqual(added)
  expect((await anna.get(`${path}/content`)).body).toHaveLength(1)
  expect((await others.person.get(`${others.path}/content`)).body).toEqual([])
})

test('what is sent is a card on the screen, and the family sees how far it came', async () => {
  const { app, anna, path, screen } = await createRoomApp()
  const series = await givenContent(anna, path, {
    type: 'tv_show',
    title: 'Bridgerton',
    externalUrl: 'https://example.com/bridgerton',
  })
  const sent = await anna.post(`${path}/content/${series.id}/send-to-alexa`)
  expect(sent.status).toBe(200)
  expect(sent.body).toMatchObject({ isSentToAlexa: true, delivery: { state: 'accepted' } })
  expect(Date.parse(sent.body.sentToAlexaAt)).toBe(app.clock.now())

  const [item] = (await screen.get('/api/screen')).body.items
  expect(item).toMatchObject({
    kind: 'content',
    title: 'Bridgerton',
    picture: null,
    sender: { name: 'Anna Hartley' },
    card: { say: 'Alexa, play Bridgerton on Netflix', link: 'https://example.com/bridgerton' },
  })
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/shown`, {})
  expect((await anna.get(`${path}/content`)).body).toMatchObject([{ delivery: { state: 'shown' } }])
  await screen.post(`/api/screen/deliveries/${item.deliveryId}/answers`, { kind: 'thank_you' })
  expect((await anna.get(`${path}/content`)).body).toMatchObject([
    { delivery: { state: 'answered', devices: [{ answers: [{ kind: 'thank_you' }] }] } },
  ])
})

test('a book is read, and without a link the card has none', async () => {
  const { family, screen } = await createRoomApp()
  const book = await givenContent(family.anna, family.path, { title: 'Persuasion' })
  await family.anna.post(`${family.path}/content/${book.id}/send-to-alexa`)
  const [item] = (await screen.get('/api/screen')).body.items
  expect(item.card).toEqual({ say: 'Alexa, read Persuasion', link: null })
})

test('of what is somewhere else nobody is told what to say to a speaker, whatever type it becomes', async () => {
  const { family, screen } = await createRoomApp()
  const { anna, path } = family
  const film = await givenContent(anna, path, { type: 'movie', title: 'Casablanca', provider: 'elsewhere' })
  expect(film.provider).toBe('elsewhere')
  await anna.post(`${path}/content/${film.id}/send-to-alexa`)
  const [item] = (await screen.get('/api/screen')).body.items
  expect(item).toMatchObject({ title: 'Casablanca', card: { say: '', link: null } })
  const changed = (await anna.patch(`${path}/content/${film.id}`, { type: 'audiobook' })).body
  expect(changed).toMatchObject({ type: 'audiobook', provider: 'elsewhere' })
})

test('presses at the same time are one delivery and one line of activity', async () => {
  const { app, anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path)
  const send = () => anna.post(`${path}/content/${book.id}/send-to-alexa`)
  const pressed = await Promise.all([send(), send(), send()])
  expect(new Set(pressed.map(({ body }) => body.delivery.id)).size).toBe(1)
  const sent = (await listActions(anna, path)).filter((action) => action === 'content_sent_to_alexa')
  expect(sent).toHaveLength(1)
  app.clock.advance(seconds(11))
  expect((await send()).body.delivery.id).not.toBe(pressed[0]?.body.delivery.id)
})

test('what is edited is renamed on the screen, and stays sent', async () => {
  const { anna, path, screen } = await createRoomApp()
  const book = await givenContent(anna, path, { title: 'Emma' })
  const sent = (await anna.post(`${path}/content/${book.id}/send-to-alexa`)).body
  const change = { title: 'Clueless', type: 'movie', externalUrl: 'https://example.com/clueless' }
  const edited = await anna.patch(`${path}/content/${book.id}`, change)
  expect(edited.body).toEqual({ ...sent, ...change, provider: 'netflix' })
  expect((await screen.get('/api/screen')).body.items).toMatchObject([
    {
      title: 'Clueless',
      card: { say: 'Alexa, play Clueless on Netflix', link: 'https://example.com/clueless' },
    },
  ])
})

test('editing changes what was given and leaves the rest', async () => {
  const { anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path, { description: 'Her last', externalUrl: 'https://a.example/' })
  const renamed = await anna.patch(`${path}/content/${book.id}`, { title: 'Emma' })
  expect(renamed.body).toEqual({ ...book, title: 'Emma' })
  const emptied = await anna.patch(`${path}/content/${book.id}`, { description: '', externalUrl: null })
  expect(emptied.body).toEqual({ ...book, title: 'Emma', description: null, externalUrl: null })
})

test('what is deleted leaves the list and the screen, and comes back as it was', async () => {
  const { anna, path, screen } = await createRoomApp()
  const book = await givenContent(anna, path)
  const sent = (await anna.post(`${path}/content/${book.id}/send-to-alexa`)).body
  expect((await anna.delete(`${path}/content/${book.id}`)).body).toEqual({ id: book.id })
  expect((await anna.get(`${path}/content`)).body).toEqual([])
  expect((await screen.get('/api/screen')).body.items).toEqual([])
  expect((await anna.patch(`${path}/content/${book.id}`, { title: 'x' })).status).toBe(404)
  expect((await anna.post(`${path}/content/${book.id}/send-to-alexa`)).status).toBe(404)
  expect((await anna.delete(`${path}/content/${book.id}`)).status).toBe(404)

  expect((await anna.post(`${path}/content/${book.id}/restore`)).body).toEqual(sent)
  expect((await anna.post(`${path}/content/${book.id}/restore`)).body).toEqual(sent)
  expect((await anna.get(`${path}/content`)).body).toEqual([sent])
  expect((await screen.get('/api/screen')).body.items).toHaveLength(1)
})

test('each change is one line of activity, with who and what', async () => {
  const { anna, path } = await createFamilyApp()
  const book = await givenContent(anna, path, { title: 'Persuasion' })
  await anna.patch(`${path}/content/${book.id}`, { title: 'Emma' })
  await anna.post(`${path}/content/${book.id}/send-to-alexa`)
  await anna.delete(`${path}/content/${book.id}`)
  await anna.post(`${path}/content/${book.id}/restore`)
  expect(await listActions(anna, path)).toEqual([
    'content_restored',
    'content_removed',
    'content_sent_to_alexa',
    'content_edited',
    'content_added',
    'family_group_created',
  ])
  const lines = (await anna.get(`${path}/activity`)).body
  expect(lines[2]).toMatchObject({
    actor: { kind: 'person', name: 'Anna Hartley' },
    subject: { kind: 'content', id: book.id, title: 'Emma' },
  })
  expect(lines[4]).toMatchObject({ subject: { title: 'Persuasion' } })
})

test('open browsers hear that the content has changed', async () => {
  const { app, family } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const stream = await mia.listen(`${family.path}/live`)
  await stream.until('open')
  await givenContent(family.anna, family.path)
  await Promise.all([stream.untilChanged('content'), stream.untilChanged('activity')])
})

test('a member sees the content and changes none of it; another family sees nothing', async () => {
  const { app, family, anna, path } = await createFamilyApp()
  const mia = await givenMember(app, family, 'Mia', 'member')
  const book = await givenContent(anna, path)
  expect((await mia.get(`${path}/content`)).body).toEqual([book])
  expect((await mia.post(`${path}/content`, { title: 'Mine' })).status).toBe(403)
  expect((await mia.post(`${path}/content/${book.id}/send-to-alexa`)).status).toBe(403)

  const others = await givenOthers(app)
  const address = `${others.path}/content/${book.id}`
  expect((await others.person.patch(address, { title: 'x' })).status).toBe(404)
  expect((await others.person.post(`${address}/send-to-alexa`)).status).toBe(404)
  expect((await others.person.delete(address)).status).toBe(404)
  expect((await others.person.post(`${address}/restore`)).status).toBe(404)
  expect((await anna.get(`${path}/content`)).body).toEqual([book])
})
