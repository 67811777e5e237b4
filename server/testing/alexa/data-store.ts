import type { AlexaCloud, CloudAnswer, FakeDevice } from './cloud-state.ts'
import { evaluatedText } from './evaluated.ts'

type Command = { type: string; namespace?: string; key?: string; content?: unknown }
type Commands = {
  commands?: Command[]
  target?: { type?: string; id?: string; items?: string[] }
  attemptDeliveryUntil?: string
}

const maxBytes = 16 * 1024
const maxDevices = 20

/** `/v1/datastore/…`, by Amazon's documentation. */
export function dataStore(cloud: AlexaCloud, call: string, body: unknown): CloudAnswer {
  if (call === 'POST /v1/datastore/commands') return run(cloud, body as Commands)
  const [, ticket = '', cancel] = /^\w+ \/v1\/datastore\/queue\/([^/]+)(\/cancel)?$/.exec(call) ?? []
  const waiting = cloud.queue.get(decodeURIComponent(ticket))
  if (!waiting) return refuse(404, 'NOT_FOUND')
  if (cancel) {
    cloud.queue.delete(ticket)
    return { status: 204 }
  }
  return { status: 200, body: { items: waiting, paginationContext: { totalCount: waiting.length } } }
}

function run(cloud: AlexaCloud, body: Commands): CloudAnswer {
  if (JSON.stringify(body).length > maxBytes) return refuse(400, 'COMMANDS_PAYLOAD_EXCEEDS_LIMIT')
  const { commands = [], target } = body
  const devices = target?.items ?? []
  if (target?.type !== 'DEVICES' || devices.length === 0) return refuse(400, 'NO_TARGET_DEFINED')
  if (devices.length > maxDevices) return refuse(400, 'TOO_MANY_TARGETS')
  if (commands.length === 0 || !commands.every(isCommand)) return refuse(400, 'INVALID_REQUEST')
  const program = evaluatedText(commands)
  if (program !== null) throw new Error(`The Echo would run a text: ${program}`)
  const results = devices.map((deviceId) => {
    const device = cloud.devices.get(deviceId)
    if (!device) return { deviceId, type: 'INVALID_DEVICE', message: 'unknown' }
    if (device.result === 'SUCCESS') for (const command of commands) apply(device, command)
    return { deviceId, type: device.result, message: device.result }
  })
  const offline = results.filter(({ type }) => type === 'DEVICE_UNAVAILABLE')
  if (offline.length === 0) return { status: 200, body: { results } }
  const queuedResultId = `ticket-${cloud.queue.size + 1}`
  cloud.queue.set(queuedResultId, offline)
  return { status: 200, body: { results, queuedResultId } }
}

function isCommand({ type, namespace, key, content }: Command): boolean {
  if (type === 'CLEAR') return true
  if (typeof namespace !== 'string') return false
  if (type === 'PUT_NAMESPACE' || type === 'REMOVE_NAMESPACE') return true
  if (typeof key !== 'string') return false
  return type === 'REMOVE_OBJECT' || (type === 'PUT_OBJECT' && typeof content === 'object')
}

function apply({ store }: FakeDevice, { type, namespace, key, content }: Command): void {
  if (type === 'CLEAR') store.clear()
  if (type === 'PUT_OBJECT') store.set(`${namespace}/${key}`, content)
  if (type === 'REMOVE_OBJECT') store.delete(`${namespace}/${key}`)
}

function refuse(status: number, type: string): CloudAnswer {
  return { status, body: { type, message: type } }
}
