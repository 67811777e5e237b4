import { expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { createTestApp, type TestApp } from '../test-app.ts'

/** The fields that clients read of each entity. */
const user = ['id', 'email', 'firstName', 'lastName', 'profileImageUrl']
const group = ['id', 'name', 'description', 'alexaDeviceId', 'createdAt', 'primaryCaretakerId']
const member = ['id', 'role', 'isActive', 'joinedAt', 'user.firstName', 'user.lastName', 'user.email']
const photo = ['id', 'objectPath', 'caption', 'createdAt', 'isSentToAlexa', 'sentToAlexaAt']
const content = [
  'id',
  'type',
  'title',
  'description',
  'externalUrl',
  'provider',
  'isSentToAlexa',
  'createdAt',
]
const entry = ['id', 'contentItemId', 'photoId', 'scheduledFor', 'isRecurring', 'recurringPattern', 'status']
const item = [
  'id',
  'name',
  'quantity',
  'notes',
  'isCompleted',
  'isSentToAmazon',
  'createdAt',
  'addedByUser.firstName',
]
const activity = ['id', 'action', 'createdAt']
const upload = ['uploadURL', 'objectPath']

/** The calls that clients make: method, path, body, and the fields they read of the answer. */
const table: [method: string, path: string, sent: string[], read: string[]][] = [
  ['GET', '/api/auth/user', [], user],
  ['GET', '/api/family-groups', [], eachOf(group)],
  ['POST', '/api/family-groups', ['name', 'description', 'alexaDeviceId'], group],
  ['GET', '/api/family-groups/{id}/photos', [], eachOf(photo)],
  ['POST', '/api/family-groups/{id}/photos', ['objectPath', 'caption'], photo],
  ['POST', '/api/family-groups/{id}/photos/{photoId}/send-to-alexa', [], photo],
  ['GET', '/api/family-groups/{id}/content', [], eachOf(content)],
  [
    'POST',
    '/api/family-groups/{id}/content',
    ['type', 'title', 'description', 'externalUrl', 'provider'],
    content,
  ],
  ['POST', '/api/family-groups/{id}/content/{contentId}/send-to-alexa', [], content],
  ['GET', '/api/family-groups/{id}/schedule', [], eachOf(entry)],
  [
    'POST',
    '/api/family-groups/{id}/schedule',
    ['contentItemId', 'photoId', 'scheduledFor', 'isRecurring', 'recurringPattern'],
    entry,
  ],
  ['GET', '/api/family-groups/{id}/shopping', [], eachOf(item, 'items')],
  ['POST', '/api/family-groups/{id}/shopping/items', ['name', 'quantity', 'notes'], item],
  ['PATCH', '/api/shopping-items/{itemId}/toggle', ['isCompleted'], item],
  ['POST', '/api/family-groups/{id}/shopping/send-to-amazon', ['itemIds'], eachOf(item, 'items')],
  ['GET', '/api/family-groups/{id}/activity', [], eachOf(activity)],
  ['GET', '/api/family-groups/{id}/members', [], eachOf(member)],
  ['POST', '/api/family-groups/{id}/members', ['email', 'role'], member],
  ['POST', '/api/alexa/test-connection', ['familyGroupId'], []],
  ['POST', '/api/objects/upload', [], upload],
]

test('every call that clients make is there, with its body and the fields they read', async () => {
  const operations = operationsOf(await readDocument(await createTestApp()))
  expect(table).toHaveLength(20)
  for (const [method, path, sent, read] of table) {
    const call = `${method} ${path}`
    const operation = operations.get(shapeOf(call))
    expect.soft(operation, call).toBeDefined()
    expect.soft(fieldsOf(bodyOf(operation)), call).toEqual(expect.arrayContaining(sent))
    expect.soft(sent, `${call} asks for more`).toEqual(expect.arrayContaining(requiredOf(operation)))
    expect.soft(fieldsOf(answerOf(operation)), call).toEqual(expect.arrayContaining(read))
  }
})

test('a quick add needs a name and nothing else, and an upload nothing at all', async () => {
  const operations = operationsOf(await readDocument(await createTestApp()))
  const quickAdd = operations.get(shapeOf('POST /api/family-groups/{id}/shopping/items'))
  expect(requiredOf(quickAdd)).toEqual(['name'])
  expect(operations.get('POST /api/objects/upload')?.requestBody?.required).toBe(false)
})

test('every call of the contract that is mounted is described, and so is every other but a few', async () => {
  const app = await createTestApp()
  const described = new Set(operationsOf(await readDocument(app)).keys())
  expect(app.server.endpoints.length).toBeGreaterThan(50)
  const mounted = app.server.endpoints.map(({ method, path }) => shapeOf(`${method} ${path}`))
  expect(mounted.filter((call) => !described.has(call))).toEqual([])
  const calls = app.server.policyRows.filter(({ path }) => path.startsWith('/api/'))
  const undescribed = calls.filter(({ method, path }) => !described.has(shapeOf(`${method} ${path}`)))
  expect(undescribed.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'GET /api/alexa/films/:token',
    'GET /api/alexa/pictures/:token',
    'GET /api/alexa/voices/:token',
    'GET /api/family-groups/:groupId/devices/:deviceId/thumbnail',
    'GET /api/family-groups/:groupId/photos/:photoId/picture',
    'GET /api/login',
    'GET /api/logout',
    'GET /api/openapi.json',
    'GET /api/screen/faces/:userId',
    'GET /api/screen/films/:deliveryId',
    'GET /api/screen/live',
    'GET /api/screen/pairing/live',
    'GET /api/screen/pictures/:deliveryId',
    'GET /api/screen/voices/:deliveryId',
    'GET /api/trial/live',
    'GET /api/users/:userId/picture',
    'POST /api/alexa/skill',
    'POST /api/logout',
    'POST /api/screen/live',
    'POST /api/screen/pairing/live',
    'POST /api/trial/live',
    'POST /api/upload-keys/photos',
  ])
})

test('every operation says who may call it, names the parameters of its path, and how it refuses', async () => {
  const document = await readDocument(await createTestApp())
  expect(document.openapi).toBe('3.1.0')
  expect(document.components.responses.Refusal.content['application/json'].schema.$ref).toBe(
    '#/components/schemas/Error',
  )
  expect(fieldsOf(document.components.schemas.Error)).toEqual(
    expect.arrayContaining(['error.code', 'error.message', 'error.issues.[].path']),
  )
  for (const [path, methods] of Object.entries<Record<string, Operation>>(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const operation of Object.values(methods)) {
      expect.soft(operation.summary, path).toMatch(/\w/)
      expect.soft(operation['x-access'], path).toMatch(/\w/)
      expect.soft(parametersIn(operation, 'path'), path).toEqual(named)
      expect.soft(operation.responses['4XX'], path).toEqual({ $ref: '#/components/responses/Refusal' })
    }
  }
})

test('it says how a person and a program say who they are, and which calls take a token', async () => {
  const app = await createTestApp()
  const document = await readDocument(app)
  expect(document.components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie', name: 'sunporch_session' },
    token: { type: 'http', scheme: 'bearer' },
  })
  const operations = operationsOf(document)
  const taken = app.server.policyRows.filter(({ token }) => token !== null)
  const described = [...operations].filter(([, { security }]) => security?.some((way) => 'token' in way))
  // The picture by its photo's id is not described.
  expect(described).toHaveLength(taken.length - 1)
  for (const { method, path, token } of taken.filter(({ path }) => !path.endsWith('/picture')))
    expect.soft(operations.get(shapeOf(`${method} ${path}`))?.['x-token'], path).toBe(token)
  expect(operations.get('GET /api/auth/user')?.security).toEqual([{ session: [] }])
  expect(operations.get('POST /api/auth/sign-in')?.security).toBeUndefined()
})

test('the calls without JSON are there too', async () => {
  const operations = operationsOf(await readDocument(await createTestApp()))
  expect(operations.get(shapeOf('PUT /api/objects/upload/{token}'))?.['x-access']).toBe('user')
  const picture = operations.get(shapeOf('GET /api/objects/{objectId}'))
  expect(picture && parametersIn(picture, 'query')).toEqual(['w'])
  for (const method of ['GET', 'POST']) {
    const live = operations.get(shapeOf(`${method} /api/family-groups/{groupId}/live`))
    expect(live?.responses[200]).toMatchObject({ content: { 'text/event-stream': {} } })
  }
})

test('each topic of the live stream is the address of a list of the group, but for three', async () => {
  const operations = operationsOf(await readDocument(await createTestApp()))
  const live = operations.get(shapeOf('GET /api/family-groups/{groupId}/live'))
  const topics = live?.responses[200]?.content?.['text/event-stream']?.schema.properties?.changed?.items?.enum
  expect(topics).toContain('photos')
  const isList = (topic: string) => operations.has(shapeOf(`GET /api/family-groups/{groupId}/${topic}`))
  expect(topics?.filter((topic) => !isList(topic)).toSorted()).toEqual(['contact', 'group', 'notices'])
})

type Schema = {
  enum?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  required?: string[]
}
type Operation = {
  summary: string
  'x-access': string
  'x-token'?: string
  security?: Record<string, string[]>[]
  parameters: { name: string; in: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

async function readDocument(app: TestApp) {
  const answer = await openBrowser(app).get('/api/openapi.json')
  expect(answer.status).toBe(200)
  return answer.body
}

function operationsOf(document: { paths: Record<string, Record<string, Operation>> }) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [shapeOf(`${method.toUpperCase()} ${path}`), operation] as const,
    ),
  )
  return new Map(operations)
}

/** Names of path parameters are not part of the contract with clients. */
function shapeOf(call: string): string {
  return call.replaceAll(/\{\w+\}|:\w+/g, '{}')
}

function bodyOf(operation: Operation | undefined): Schema {
  return operation?.requestBody?.content['application/json']?.schema ?? {}
}

function answerOf(operation: Operation | undefined): Schema {
  const done = operation?.responses[200] ?? operation?.responses[201]
  return done?.content?.['application/json']?.schema ?? {}
}

function requiredOf(operation: Operation | undefined): string[] {
  return operation?.requestBody?.required ? (bodyOf(operation).required ?? []) : []
}

/** Every field as a path: `user.firstName`, and `[]` for each of a list. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Schema, before = ''): string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => [
    `${before}${name}`,
    ...fieldsOf(schema, `${before}${name}.`),
  ])
  const each = items ? fieldsOf(items, `${before}[].`) : []
  return [...own, ...each, ...anyOf.flatMap((schema) => fieldsOf(schema, before))]
}

function parametersIn({ parameters }: Operation, where: string): string[] {
  return parameters.filter((parameter) => parameter.in === where).map(({ name }) => name)
}

function eachOf(fields: string[], list?: string): string[] {
  return fields.map((field) => `${list ? `${list}.` : ''}[].${field}`)
}
