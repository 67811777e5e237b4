import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { skillPackagePath } from '#contract/alexa.ts'
import { clipFilmPath, clipPosterPath } from '#contract/clips/clips.ts'
import { recordingPath } from '#contract/content.ts'
import { exportPath } from '#contract/family/groups.ts'
import { LiveChange } from '#contract/family/live-topics.ts'
import { photoLimits, pictureWidths, UploadProgress } from '#contract/photos/photos.ts'
import type { Endpoint } from '#contract/platform/endpoint.ts'
import { ErrorBody } from '#contract/platform/errors.ts'
import { livePath } from '#contract/platform/live.ts'
import { liveWays } from '#contract/platform/live-ways.ts'
import { type Access, isAction, type TokenRight } from '#contract/platform/policy.ts'
import { Calendar, calendarFilePath, calendarLimits } from '#contract/visits/calendars.ts'
import { voiceSoundPath } from '#contract/voices/voices.ts'
import { sessionCookie } from './identity/session.service.ts'

type Schema = z.core.JSONSchema.BaseSchema
type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }
type Content = Record<string, { schema: Schema }>
type Operation = {
  summary: string
  'x-access': Access
  'x-token'?: TokenRight
  security?: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content?: Content } | { $ref: string }>
}
type Call = { method: string; path: string; operation: Operation }
type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, Operation['responses'][string]>
    securitySchemes: Record<string, Record<string, string>>
  }
}

/** `GET /api/openapi.json`: every call, generated from the schemas that the server enforces. */
export function openapiRoute(server: FastifyInstance): void {
  let text: string | null = null
  server.get('/api/openapi.json', { config: { access: 'public' } }, async (_request, reply) => {
    // Made when it is first asked for: most servers never are.
    text ??= JSON.stringify(describeServer(server.endpoints))
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

function describeServer(endpoints: Endpoint[]): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sunporch',
      version: '1',
      description:
        'The session is a cookie. `x-access` says who may call: anybody (`public`), a signed-in person (`user`), ' +
        'a paired screen, or a member of the group with that right. `x-token` says which API tokens may call, too: every ' +
        'one (`read`), or one that may change (`change`). Without it none may.',
    },
    paths: pathsOf([...endpoints.map(callOf), ...plainCalls()].map(withSecurity)),
    components: {
      schemas: { Error: jsonSchema(ErrorBody, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Who has signed in with a browser',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token, which a member makes in Settings for one group',
        },
      },
      responses: {
        Refusal: {
          description: 'Refused, with a sentence that a person can act on; nothing was changed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  }
}

function pathsOf(calls: Call[]): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  for (const { method, path, operation } of calls) {
    const address = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [method.toLowerCase()]: operation }
  }
  return paths
}

/** How the caller says who they are, where a person or a program has to. */
function withSecurity({ operation, ...call }: Call): Call {
  const { 'x-access': access, 'x-token': token } = operation
  if (access !== 'user' && !isAction(access)) return { ...call, operation }
  return {
    ...call,
    operation: { ...operation, security: [{ session: [] }, ...(token ? [{ token: [] }] : [])] },
  }
}

function callOf({ method, path, ...endpoint }: Endpoint): Call {
  return {
    method,
    path,
    operation: {
      summary: endpoint.summary,
      'x-access': endpoint.access,
      ...(endpoint.token && { 'x-token': endpoint.token }),
      parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
      ...(endpoint.body && { requestBody: requestBodyOf(endpoint.body) }),
      responses: {
        [endpoint.status]: { description: 'Done', content: json(jsonSchema(endpoint.response, 'output')) },
        ...refusals,
      },
    },
  }
}

function parametersOf(schema: z.ZodMiniType, where: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property as Schema,
  }))
}

function requestBodyOf(body: z.ZodMiniType): NonNullable<Operation['requestBody']> {
  return { required: !body.safeParse(undefined).success, content: json(jsonSchema(body, 'input')) }
}

/** Calls without JSON, which are not mounted with `route`. */
function plainCalls(): Call[] {
  return [
    plain('PUT /api/objects/upload/:token', {
      summary: `Put the bytes of one file, at most ${photoLimits.bytes}; an upload address may also lead to the object store. With an offset the next bytes of a file that comes in parts, at most ${photoLimits.mostOfPart}, and at least ${photoLimits.leastPart} but for the last part; 409 where they do not begin at the offset that has arrived`,
      'x-access': 'user',
      parameters: [
        inPath('token', { type: 'string' }),
        { ...inQuery('offset', { type: 'integer', minimum: 0 }), required: false },
      ],
      requestBody: { required: true, content: { '*/*': { schema: {} } } },
      responses: {
        200: {
          description: 'The bytes are kept until they are claimed. Of a part: how much has arrived',
          content: json(jsonSchema(UploadProgress, 'output')),
        },
      },
    }),
    plain('GET /api/objects/:objectId', {
      summary: `A photo's picture; ${ofWidth}`,
      'x-access': 'group:read',
      'x-token': 'read',
      parameters: [inPath('objectId', uuid), inWidth],
      responses: pictureAnswers,
    }),
    plain(`GET ${voiceSoundPath(':groupId', ':voiceId')}`, {
      summary: 'The sound of a voice, also a part of it',
      'x-access': 'group:read',
      'x-token': 'read',
      parameters: [inPath('groupId', uuid), inPath('voiceId', uuid)],
      responses: {
        200: { description: 'All of it', content: { 'audio/mpeg': { schema: {} } } },
        206: { description: 'The part that Range names', content: { 'audio/mpeg': { schema: {} } } },
        304: { description: 'The sound that the browser has is the same' },
      },
    }),
    plain(`GET ${recordingPath(':groupId', ':contentId')}`, {
      summary: 'The sound of the recording of a recommendation, also a part of it',
      'x-access': 'group:read',
      'x-token': 'read',
      parameters: [inPath('groupId', uuid), inPath('contentId', uuid)],
      responses: {
        200: { description: 'All of it', content: { 'audio/mpeg': { schema: {} } } },
        206: { description: 'The part that Range names', content: { 'audio/mpeg': { schema: {} } } },
        304: { description: 'The sound that the browser has is the same' },
      },
    }),
    plain(`GET ${clipFilmPath(':groupId', ':clipId')}`, {
      summary: 'The film of a clip, also a part of it',
      'x-access': 'group:read',
      'x-token': 'read',
      parameters: [inPath('groupId', uuid), inPath('clipId', uuid)],
      responses: {
        200: { description: 'All of it', content: { 'video/mp4': { schema: {} } } },
        206: { description: 'The part that Range names', content: { 'video/mp4': { schema: {} } } },
        304: { description: 'The film that the browser has is the same' },
      },
    }),
    plain(`GET ${clipPosterPath(':groupId', ':clipId')}`, {
      summary: `A picture of a clip; ${ofWidth}`,
      'x-access': 'group:read',
      'x-token': 'read',
      parameters: [inPath('groupId', uuid), inPath('clipId', uuid), inWidth],
      responses: pictureAnswers,
    }),
    plain(`GET ${exportPath(':groupId')}`, {
      summary: 'All that the family has added, as one ZIP: original pictures, voices, clips and family.json',
      'x-access': 'group:manage',
      parameters: [inPath('groupId', uuid)],
      responses: { 200: archive },
    }),
    plain(`GET ${skillPackagePath(':groupId')}`, {
      summary: 'The Alexa skill for the address of this server, as a ZIP for Amazon’s tool “ask deploy”',
      'x-access': 'devices:manage',
      parameters: [inPath('groupId', uuid)],
      responses: { 200: archive },
    }),
    plain(`POST ${calendarFilePath(':groupId')}`, {
      summary: `Read a calendar from the bytes of a file in iCal format, at most ${calendarLimits.bytes}`,
      'x-access': 'calendars:manage',
      parameters: [inPath('groupId', uuid), inQuery('name', { type: 'string' })],
      requestBody: { required: true, content: { 'text/calendar': { schema: {} } } },
      responses: { 201: { description: 'The calendar', content: json(jsonSchema(Calendar, 'output')) } },
    }),
    live(
      'GET',
      'Server-sent events: `open` once, with the lists that have changed `since` a mark (the id of the last event), then `change` with the lists that have changed',
    ),
    live('POST', 'The same stream as by GET, for networks that hold that one back'),
  ]
}

/** The stream of a group, by each of `liveWays`. */
function live(method: 'GET' | 'POST', summary: string): Call {
  return plain(`${method} ${livePath(':groupId')}`, {
    summary,
    'x-access': 'group:read',
    parameters: [
      inPath('groupId', uuid),
      inQuery('since', { type: 'string', maxLength: 100 }),
      inQuery('way', { type: 'string', enum: [...liveWays] }),
    ],
    responses: {
      200: {
        description: 'A stream that stays open; of a poll the first event, once there is one',
        content: { 'text/event-stream': { schema: jsonSchema(LiveChange, 'output') } },
      },
    },
  })
}

function plain(call: `${string} ${string}`, operation: Operation): Call {
  const [method = '', path = ''] = call.split(' ')
  return { method, path, operation: { ...operation, responses: { ...operation.responses, ...refusals } } }
}

function inPath(name: string, schema: Schema): Parameter {
  return { name, in: 'path', required: true, schema }
}

function inQuery(name: string, schema: Schema): Parameter {
  return { name, in: 'query', required: false, schema }
}

const uuid: Schema = { type: 'string', format: 'uuid' }
const ofWidth = `with a width the smallest of ${pictureWidths.join(', ')} pixels that is as wide, as AVIF where the Accept header names it`
const inWidth = inQuery('w', { type: 'integer', minimum: 1 })
const pictureAnswers = {
  200: {
    description: 'The picture',
    content: { 'image/jpeg': { schema: {} }, 'image/webp': { schema: {} }, 'image/avif': { schema: {} } },
  },
  304: { description: 'The picture that the browser has is the same' },
}
const archive = {
  description: 'The archive',
  content: { 'application/zip': { schema: { type: 'string', format: 'binary' } as Schema } },
}
const refusals = { '4XX': { $ref: '#/components/responses/Refusal' } }

function json(schema: Schema): Content {
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const {
    $schema: _,
    '~standard': __,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // A format says it all; its pattern is long and says nothing more.
    override: ({ jsonSchema }) => void (jsonSchema.format && delete jsonSchema.pattern),
  })
  return rest
}
