import { publishChange } from '../family/group-live.ts'
import type { App } from '../platform/context.ts'
import { closeCalls } from './answers/calls.service.ts'
import { deviceTopic } from './devices/device.ts'
import { listDevices } from './devices/devices.service.ts'
import { lockSending } from './sending.ts'

/** Screens of a group that was deleted show nothing any more. A delivery is written before that, or not at all. */
export async function endScreens(app: App, groupId: string): Promise<void> {
  await lockSending(app, groupId)
  for (const { id } of await listDevices(app, groupId)) app.live.publish(deviceTopic(id), { ended: true })
}

/** Nothing is sent and nobody is asked to call from now on. A delivery is written before that, or not at all. */
export async function restDelivery(app: App, groupId: string): Promise<void> {
  await lockSending(app, groupId)
  await closeCalls(app, groupId)
  await refreshScreens(app, groupId)
}

/** What every device of the group shows has changed, and which calls are open. */
export async function refreshScreens(app: App, groupId: string): Promise<void> {
  for (const { id } of await listDevices(app, groupId))
    app.live.publish(deviceTopic(id), { changed: ['view'] })
  publishChange(app, groupId, 'answers')
}
