import type { Device } from '#contract/delivery/delivery.ts'
import {
  isDark,
  mostTelling,
  pictureOn,
  type RoomPicture,
  saysWhatItShows,
} from '#contract/room/room-picture.ts'
import { formatMoment } from '../../platform/format.ts'
import { isOnline } from '../alexa-status.ts'

/** What is known of the loved one's screen, in words. */
export type NowOnScreen = {
  device: Device | null
  /** Whether the device itself says that it shows this now. */
  isLive: boolean
  headline: string
  details: string | null
  /** What to draw. */
  picture: RoomPicture | null
}

/** Never says more than a device has reported. `screenName` is like "Rose's screen"; `now` in epoch milliseconds. */
export function nowOnScreen(devices: Device[], screenName: string, now: number): NowOnScreen {
  const device = mostTelling(devices)
  if (!device) {
    return {
      device: null,
      isLive: false,
      headline: 'No screen is connected yet',
      details: 'Any tablet, television or old phone in the room can be the screen.',
      picture: null,
    }
  }
  const opened = devices.filter(({ openedAt }) => openedAt !== null)
  const name = opened.length > 1 ? `“${device.name}”` : screenName
  if (device.kind === 'echo') return onEcho(device, now)
  return saysWhatItShows(device) ? onConnected(device, name, now) : notInContact(device, name, now)
}

function onConnected(device: Device, name: string, now: number): NowOnScreen {
  const { showing } = device
  const live = { device, isLive: true, picture: pictureOn(device) }
  if (!showing)
    return { ...live, headline: `${capitalised(name)} is in contact`, details: lastShown(device, now) }
  const since = `since ${formatMoment(showing.at, now)}`
  if (isDark(showing)) {
    const why = showing.kind === 'dark' ? 'Quiet hours' : 'Paused'
    return { ...live, headline: `${why}: ${name} is dark`, details: lastShown(device, now) }
  }
  if (showing.kind === 'day')
    return {
      ...live,
      headline: `${capitalised(name)} shows the time of day`,
      details: lastShown(device, now) ?? capitalised(since),
    }
  const from = showing.from?.name ?? null
  return {
    ...live,
    headline: `On ${name} ${since}`,
    details:
      showing.what === 'note'
        ? `A note${from ? ` from ${from}` : ''}: “${showing.title}”`
        : capitalised(described(showing.title, from) ?? (showing.photoId ? 'a photo' : 'a message')),
  }
}

function notInContact(device: Device, name: string, now: number): NowOnScreen {
  const at = device.lastContactAt && formatMoment(device.lastContactAt, now)
  const since = at ? `Since ${at}. ` : ''
  const help = 'Is it switched on, and does it have a network?'
  // For some minutes the status still says "Online": then it must not say the opposite beside it.
  const wasJustNow = isOnline(device, now)
  return {
    device,
    isLive: false,
    headline: wasJustNow ? `Last contact with ${name} ${at}` : `${capitalised(name)} is not in contact`,
    details: wasJustNow ? lastShown(device, now) : `${since}${lastShown(device, now) ?? help}`,
    picture: pictureOn(device),
  }
}

function onEcho(device: Device, now: number): NowOnScreen {
  return {
    device,
    isLive: false,
    headline: device.lastShown
      ? `Last on “${device.name}” ${formatMoment(device.lastShown.at, now)}`
      : `“${device.name}” has shown nothing yet`,
    details: device.lastShown
      ? capitalised(described(device.lastShown.title, device.lastShown.from?.name ?? null) ?? '')
      : 'It shows what you send after “Alexa, open sun porch”.',
    picture: pictureOn(device),
  }
}

function lastShown({ lastShown }: Device, now: number): string | null {
  if (!lastShown) return null
  const what = described(lastShown.title, lastShown.from?.name ?? null)
  return `Last shown: ${what ?? 'a picture'}, ${formatMoment(lastShown.at, now)}.`
}

function described(title: string | null, from: string | null): string | null {
  return [title && `“${title}”`, from && `from ${from}`].filter(Boolean).join(', ') || null
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
