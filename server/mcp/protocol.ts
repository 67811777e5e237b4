import * as z from 'zod/mini'
import { type Caller, callTool, listTools } from './tools.ts'

/** The newest first. What a client asks for is spoken where it stands here: no message that we use differs. */
const versions = ['2025-11-25', '2025-06-18', '2025-03-26']

const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.looseObject({})),
})

const Call = z.object({ name: z.string(), arguments: z.prefault(z.record(z.string(), z.unknown()), {}) })

const instructions =
  'Sunporch is where a family shares pictures, notes and a shopping list with a person they love, who has a screen or an ' +
  'Echo in their room. Whatever is sent is seen there. Ask before you send something that you were not asked to send.'

/** The answer to one message of JSON-RPC; null for a notification. */
export async function answerMessage(body: unknown, caller: Caller): Promise<object | null> {
  const parsed = Message.safeParse(body)
  if (!parsed.success) return failure(null, -32600, 'This is no message of JSON-RPC 2.0.')
  const { id, method, params = {} } = parsed.data
  if (id === undefined) return null
  if (method === 'initialize') return success(id, welcome(params))
  if (method === 'ping') return success(id, {})
  if (method === 'tools/list') return success(id, { tools: listTools() })
  if (method !== 'tools/call') return failure(id, -32601, `There is no method ${method}.`)
  const call = Call.safeParse(params)
  const result = call.success ? await callTool(call.data.name, call.data.arguments, caller) : null
  return result ? success(id, result) : failure(id, -32602, 'There is no such tool.')
}

function welcome({ protocolVersion }: { protocolVersion?: unknown }) {
  return {
    protocolVersion: versions.find((version) => version === protocolVersion) ?? versions[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'sunporch', title: 'Sunporch', version: '1' },
    instructions,
  }
}

function success(id: string | number, result: object) {
  return { jsonrpc: '2.0', id, result }
}

function failure(id: string | number | null, code: number, message: string) {
  return { jsonrpc: '2.0', id, error: { code, message } }
}
