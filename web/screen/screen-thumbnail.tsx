import { Moon, Sun, Tv } from 'lucide-react'
import type { Device } from '#contract/delivery/delivery.ts'
import { isDark, smallPicture } from '#contract/room/room-picture.ts'
import { thumbnailPath } from '#contract/screen/screen.ts'
import { isOnline } from '../delivery/alexa-status.ts'
import { useSelection } from '../family/selection/selected-group.tsx'
import { useNow } from '../platform/now.ts'
import { screenWords } from './screen-words.ts'

/** A small picture of what the screen shows now, as it last reported. */
export function ScreenThumbnail({ device }: { device: Device }) {
  const { group } = useSelection()
  const now = useNow()
  const isOn = device.showing !== null && isOnline(device, now)
  return (
    <figure className="relative grid aspect-[16/10] w-36 shrink-0 place-items-center overflow-hidden rounded-xl border-4 border-[#1b2a2b] bg-[#0d1413] text-white">
      {isOn && group ? <Content device={device} groupId={group.id} /> : <Off />}
    </figure>
  )
}

function Content({ device, groupId }: { device: Device; groupId: string }) {
  const { showing } = device
  if (showing?.photoId || showing?.clipId) {
    return (
      <img
        // The address differs for each photo, so that the browser does not show the previous one from its cache.
        src={
          showing.clipId
            ? smallPicture(groupId, { clipId: showing.clipId })
            : `${thumbnailPath(groupId, device.id)}?of=${showing.photoId}`
        }
        alt={screenWords().nowOn({ device: device.name, title: showing.title })}
        className="size-full object-contain"
      />
    )
  }
  if (showing && isDark(showing))
    return (
      <figcaption className="grid justify-items-center gap-1 text-sm text-white/85">
        <Moon size={22} aria-hidden />
        {showing.kind === 'dark' ? screenWords().quietHours : screenWords().paused}
      </figcaption>
    )
  if (showing?.kind === 'day')
    return (
      <figcaption className="grid size-full place-content-center justify-items-center gap-1 bg-[linear-gradient(170deg,#1c5a75,#54506b)] text-sm">
        <Sun size={22} aria-hidden />
        {screenWords().theDay}
      </figcaption>
    )
  return (
    <figcaption className="line-clamp-3 bg-[#122a2c] px-2 text-center text-sm break-words">
      {showing?.title ?? screenWords().aMessage}
    </figcaption>
  )
}

function Off() {
  return (
    <figcaption className="text-white/60">
      <Tv size={26} aria-hidden />
      <span className="sr-only">{screenWords().nothingShown}</span>
    </figcaption>
  )
}
