import type { Device } from '#contract/delivery/delivery.ts'
import { picturesOffSince } from '#contract/room/pictures-off.ts'
import { deviceWords } from '../delivery/devices/device-words.ts'
import { useRoom } from '../delivery/room.queries.ts'
import { isInMemory } from '../family/selection/in-memory.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { formatMoment } from '../platform/format.ts'
import { useNow } from '../platform/now.ts'

/** Since when an Echo shows nothing. Not an alarm: somebody may have closed the pictures, or the Echo by itself. */
export function PicturesOff({ device }: { device: Device }) {
  const { group } = useSelection()
  const room = useRoom().data
  const now = useNow()
  if (!group || !room) return null
  const pausedUntil = room.pause && Date.parse(room.pause.until)
  const { timeZone } = group
  const facts = { isInMemory: isInMemory(group), pausedUntil, timeZone, devices: room.devices }
  const since = picturesOffSince(facts, device, now)
  if (since === null) return null
  const at = formatMoment(new Date(since).toISOString(), now)
  return <p className="text-sm break-words text-ink-2">{deviceWords().picturesOff(at)}</p>
}
