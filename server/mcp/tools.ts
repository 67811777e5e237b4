import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Clip } from '#contract/clips/clips.ts'
import { id } from '#contract/platform/fields.ts'
import { Voice } from '#contract/voices/voices.ts'
import { fromInside } from '../platform/http/request/inside.ts'

/** Whose request it is. `server` answers the calls that the tools make. */
export type Caller = { server: FastifyInstance; groupId: string; request: FastifyRequest }

/** A call of the contract. Its path follows that of the group, unless it begins with `/api/`. */
type ContractCall = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object }

type Tool = {
  title: string
  description: string
  /** It changes nothing. */
  reads: boolean
  input: z.ZodMiniObject
  callFor(input: never): ContractCall
  /** What the assistant reads of the call's answer; all of it where nothing is said. */
  told?(body: unknown): unknown
}

function tool<Input extends z.ZodMiniObject>(
  given: Omit<Tool, 'input' | 'callFor'> & { input: Input; callFor(input: z.output<Input>): ContractCall },
): Tool {
  return given
}

const nothing = z.object({})

/** Each is one call of the contract, so that policy, limits and the state of the room hold as for every other program. */
const tools: Record<string, Tool> = {
  what_is_new: tool({
    title: 'What is new from the room',
    description:
      'The last answers of the loved one (hearts, thanks, notes, her voice), and the calls they ask for.',
    reads: true,
    input: nothing,
    callFor: () => ({ method: 'GET', path: '/answers' }),
  }),
  who_comes: tool({
    title: 'Who comes',
    description: 'The visits and what else is on in the next days, by the clock of the loved one.',
    reads: true,
    input: z.object({
      days: z.optional(z.int().check(z.minimum(1), z.maximum(60))),
    }),
    callFor: ({ days = 14 }) => ({ method: 'GET', path: `/visits?days=${days}` }),
  }),
  read_shopping_list: tool({
    title: 'Read the shopping list',
    description: 'The family’s shopping list, the newest first.',
    reads: true,
    input: nothing,
    callFor: () => ({ method: 'GET', path: '/shopping' }),
  }),
  add_to_shopping_list: tool({
    title: 'Add to the shopping list',
    description: 'Adds one thing to the family’s shopping list.',
    reads: false,
    input: z.object({ name: z.string(), quantity: z.optional(z.string()) }),
    callFor: (body) => ({ method: 'POST', path: '/shopping/items', body }),
  }),
  tick_on_shopping_list: tool({
    title: 'Tick something on the shopping list',
    description:
      'Ticks a thing as bought, or with `isCompleted` false puts it back. `itemId` is from read_shopping_list.',
    reads: false,
    input: z.object({ itemId: id, isCompleted: z.optional(z.boolean()) }),
    callFor: ({ itemId, isCompleted = true }) => ({
      method: 'PATCH',
      path: `/api/shopping-items/${itemId}/toggle`,
      body: { isCompleted },
    }),
  }),
  take_off_shopping_list: tool({
    title: 'Take something off the shopping list',
    description:
      'Takes a thing off the family’s shopping list; a person can bring it back. `itemId` is from read_shopping_list.',
    reads: false,
    input: z.object({ itemId: id }),
    callFor: ({ itemId }) => ({ method: 'DELETE', path: `/shopping/items/${itemId}` }),
  }),
  find_pictures: tool({
    title: 'Find pictures in the gallery',
    description:
      'The pictures of the gallery, newest first; with `search` those with these words in the caption or in the names of who is on them.',
    reads: true,
    input: z.object({ search: z.optional(z.string()) }),
    callFor: ({ search }) => ({
      method: 'GET',
      path: `/photos?limit=20${search ? `&search=${encodeURIComponent(search)}` : ''}`,
    }),
  }),
  list_voices: tool({
    title: 'List the voice recordings',
    description:
      'What the family has recorded for the loved one, the newest first: who has spoken, how long, the typed words, and when a device of hers has played it to its end. Not the sound itself.',
    reads: true,
    input: nothing,
    callFor: () => ({ method: 'GET', path: '/voices?limit=20' }),
    told: (body) => z.array(Voice).parse(body).map(toldOfVoice),
  }),
  list_videos: tool({
    title: 'List the videos',
    description:
      'The videos that the family has added for the loved one, the newest first: who has added one, how long, the typed words, and when a device of hers has shown it. Not the film itself.',
    reads: true,
    input: nothing,
    callFor: () => ({ method: 'GET', path: '/clips?limit=20' }),
    told: (body) => z.array(Clip).parse(body).map(toldOfClip),
  }),
  send_picture: tool({
    title: 'Send a picture to the room',
    description:
      'Sends a picture of the gallery to every screen and Echo of the loved one. It appears there at once.',
    reads: false,
    input: z.object({ photoId: id }),
    callFor: ({ photoId }) => ({ method: 'POST', path: `/photos/${photoId}/send-to-alexa` }),
  }),
  write_note: tool({
    title: 'Write a note to the room',
    description: 'Writes a note, and sends it to every screen and Echo of the loved one.',
    reads: false,
    input: z.object({ text: z.string() }),
    callFor: ({ text }) => ({ method: 'POST', path: '/notes', body: { text, isSent: true } }),
  }),
  take_call: tool({
    title: 'Say “I’ll call”',
    description:
      'Tells the loved one, who has asked for a call, that the person whose token this is will call them. `callId` is from what_is_new.',
    reads: false,
    input: z.object({ callId: id }),
    callFor: ({ callId }) => ({ method: 'POST', path: `/calls/${callId}/take` }),
  }),
}

export function listTools() {
  return Object.entries(tools).map(([name, { title, description, reads, input }]) => ({
    name,
    title,
    description,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    annotations: { readOnlyHint: reads, destructiveHint: false },
  }))
}

/** Null where there is no such tool. What is refused is told in the sentence that every program gets. */
export async function callTool(name: string, given: unknown, caller: Caller) {
  const found = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!found) return null
  const input = found.input.safeParse(given)
  if (!input.success) return refusal(z.prettifyError(input.error))
  const { ok, body: answered } = await callOwn(found.callFor(input.data as never), caller)
  if (!ok) return refusal(Refused.safeParse(answered).data?.error.message ?? 'Something went wrong.')
  const body = found.told ? found.told(answered) : answered
  return { content: [{ type: 'text', text: JSON.stringify(body) }], structuredContent: { answer: body } }
}

/** No address: an assistant plays no sound, and what it reads goes to whoever runs it. */
function toldOfVoice({ id, duration, words, addedBy, createdAt, delivery }: Voice) {
  const heardAt = delivery?.devices.flatMap((device) => device.heardAt ?? []).toSorted()[0] ?? null
  return { kind: 'voice', id, seconds: Math.round(duration / 1000), words, addedBy, createdAt, heardAt }
}

/** No address, as of a voice. */
function toldOfClip({ id, duration, hasSound, words, addedBy, createdAt, delivery }: Clip) {
  const shownAt = delivery?.devices.flatMap((device) => device.shownAt ?? []).toSorted()[0] ?? null
  const seconds = Math.round(duration / 1000)
  return { kind: 'clip', id, seconds, hasSound, words, addedBy, createdAt, shownAt }
}

const Refused = z.object({ error: z.object({ message: z.string() }) })

function refusal(text: string) {
  return { content: [{ type: 'text', text }], isError: true }
}

/** Calls this server as the caller, within the process. */
async function callOwn({ method, path, body }: ContractCall, { server, groupId, request }: Caller) {
  const { authorization, cookie, origin, host } = request.headers
  const own = Object.entries({ authorization, cookie, origin, host }).filter(
    ([, value]) => value !== undefined,
  )
  const answer = await server.inject({
    method,
    url: path.startsWith('/api/') ? path : `/api/family-groups/${groupId}${path}`,
    headers: { ...(Object.fromEntries(own) as Record<string, string>), ...fromInside },
    remoteAddress: request.ip,
    ...(body && { payload: body }),
  })
  const parsed: unknown = answer.json()
  return { ok: answer.statusCode < 300, body: parsed }
}
