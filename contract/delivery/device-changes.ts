import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { id, limits, requiredText } from '../platform/fields.ts'
import { Device, QuietHours } from './delivery.ts'
import { Letters, screenLooks, textSizes } from './delivery-fields.ts'

// Apart from what the Dashboard loads.

/** Fields that are left out stay. With `quietHours` null the screen never goes dark, with `letters` null nobody says from how far it is read. */
const DeviceChange = z.object({
  name: z.optional(requiredText(limits.name, 'Please enter a name for the screen.')),
  textSize: z.optional(z.enum(textSizes)),
  letters: z.optional(z.nullable(Letters)),
  look: z.optional(z.enum(screenLooks)),
  quietHours: z.optional(z.nullable(QuietHours)),
})
export type DeviceChange = z.infer<typeof DeviceChange>

export const devicesApi = {
  updateDevice: endpoint('PATCH /api/family-groups/:groupId/devices/:deviceId', {
    summary: 'Rename a device, or set the look, the text size, the letters and the quiet hours of a screen',
    access: 'devices:manage',
    body: DeviceChange,
    response: Device,
  }),
  removeDevice: endpoint('DELETE /api/family-groups/:groupId/devices/:deviceId', {
    summary: 'Disconnect a device for good; its screen goes blank as soon as it is in contact',
    access: 'devices:manage',
    status: 200,
    response: z.object({ id }),
  }),
  keepDevice: endpoint('POST /api/family-groups/:groupId/devices/:deviceId/keep', {
    summary: 'Keep a device: it stays when the person who opened it goes, unless it is a browser of theirs',
    access: 'devices:manage',
    response: Device,
  }),
}
