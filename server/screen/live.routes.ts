import type { FastifyInstance, FastifyRequest } from 'fastify'
import { screenApi } from '#contract/screen/screen.ts'
import { type ScreenChange, screenStreams } from '#contract/screen/screen-streams.ts'
import type { DeviceRow } from '../delivery/delivery.tables.ts'
import { deviceTopic } from '../delivery/devices/device.ts'
import {
  type Heartbeat,
  heartbeatEvery,
  recordConnected,
  recordDisconnected,
} from '../delivery/devices/device-contact.ts'
import { groupTopic } from '../family/group-live.ts'
import { seconds, toIso } from '../platform/clock.ts'
import type { App } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { type EventStream, openStream, streamRoute } from '../platform/http/answer/event-stream.ts'
import { printAnswer } from '../platform/http/answer/print-answer.ts'
import { limitConcurrency } from '../platform/work/concurrency.ts'
import { gather } from '../platform/work/gather.ts'
import { noteHandedItems, readView } from './screen.service.ts'
import { requireScreen } from './screen-cookies.ts'

/** Topics of the group that the screen shows: its name and members, its room, the next delivery, visits, the sign of life, who calls. */
const shownOfGroup = ['group', 'room', 'schedule', 'life', 'answers', 'visits']
/** What is published under the topic of a device, of which a screen shows all. */
const viewChanged = 'view'
/** Characters. A stream is not compressed, so a long view is fetched by the call, which is. */
const longestChange = 50_000

/** The event stream of a screen. While it is open, the screen is connected. */
export function screenStream(server: FastifyInstance, app: App, release: () => string | null): void {
  // With thousands of screens, each heartbeat in a transaction of its own is a sync of the disk every 30 ms.
  const recordTogether = (beats: Heartbeat[]) => recordConnected(app, beats)
  const recordOpen = gather(0, recordTogether)
  const recordBeat = gather(seconds(1), recordTogether)
  streamRoute(server, screenStreams.live, 'screen', async (request, reply) => {
    const device = await requireScreen(app, request)
    const stream = openStream(app, reply, {
      owner: device.id,
      budget: 'groupStreams',
      whose: device.family_group_id,
    })
    const openedAt = app.clock.now()
    let isSilent = false
    let connectedUntil: number | null = null
    // The end of the stream is recorded after a heartbeat that is under way.
    const oneByOne = limitConcurrency(1)
    const stayConnected = (record: typeof recordBeat) =>
      oneByOne(async () => {
        const until = await logged(app, record({ key: device, openedAt }))
        if (until) connectedUntil = until
        return until
      })
    const heartbeat = setInterval(() => {
      // Also lets the screen notice a lost connection.
      stream.send('beat', {})
      void stayConnected(recordBeat).then((until) => {
        if (until !== null) return
        isSilent = true
        stream.close()
      })
    }, heartbeatEvery)
    const tellChange = () => stream.tell('changed', () => readChange(app, request, release()))
    const unsubscribe = subscribe(app, device, stream, tellChange)
    stream.onClose((closedAt) => {
      clearInterval(heartbeat)
      unsubscribe()
      const end = () => recordDisconnected(app, device, { closedAt, isSilent, connectedUntil })
      void oneByOne(() => logged(app, end()))
    })
    await app.live.settled()
    await stayConnected(recordOpen)
    const topics = [deviceTopic(device.id), groupTopic(device.family_group_id)]
    stream.open(topics, (changed) => changed === viewChanged || shownOfGroup.includes(changed))
  })
}

/** What the call for the view would answer. Nothing where that is a refusal or a failure: the screen is told by the call. */
async function readChange(app: App, request: FastifyRequest, release: string | null): Promise<ScreenChange> {
  const readFrom = toIso(app.clock.now())
  try {
    const device = await requireScreen(app, request)
    const view = await readView(app, device, release)
    const change = { view: printAnswer(request, screenApi.view, view), readFrom } as ScreenChange
    if (JSON.stringify(change).length > longestChange) return {}
    noteHandedItems(app, device, view, 'stream')
    return change
  } catch (error) {
    if (!(error instanceof AppError)) app.log.error({ err: error }, 'the view of a screen was not sent')
    return {}
  }
}

function subscribe(app: App, device: DeviceRow, stream: EventStream, tellChange: () => void): () => void {
  const unsubscribeDevice = app.live.subscribe(deviceTopic(device.id), (message) => {
    if (!message.ended) return tellChange()
    stream.send('revoked', {})
    stream.close()
  })
  const unsubscribeGroup = app.live.subscribe(groupTopic(device.family_group_id), ({ changed = [] }) => {
    if (changed.some((topic) => shownOfGroup.includes(topic))) tellChange()
  })
  return () => {
    unsubscribeDevice()
    unsubscribeGroup()
  }
}

/** Logs a failure, which must not end the stream. */
async function logged<Result>(app: App, work: Promise<Result>): Promise<Result | undefined> {
  return work.catch((error) => {
    app.log.error({ err: error }, 'the contact of a screen was not recorded')
    return undefined
  })
}
