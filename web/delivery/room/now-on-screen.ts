import type { Device } from '#contract/delivery/delivery.ts'
import { sendables } from '#contract/delivery/sendable.ts'
import {
  isDark,
  mostTelling,
  pictureOn,
  type RoomPicture,
  saysWhatItShows,
} from '#contract/room/room-picture.ts'
import { formatMoment } from '../../platform/format.ts'
import { isOnline } from '../alexa-status.ts'
import { deliveryWords } from '../delivery-words.ts'
import { playerName } from '../player-name.ts'

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

/** As the reader's language wants it: English takes `screen`, "Rose's screen"; `device` is empty for the only screen. */
type ScreenName = { screen: string; device: string }

/** Never says more than a device has reported. `screenName` is like "Rose's screen"; `now` in epoch milliseconds. */
export function nowOnScreen(devices: Device[], screenName: string, now: number): NowOnScreen {
  const device = mostTelling(devices)
  const words = deliveryWords()
  if (!device) {
    return {
      device: null,
      isLive: false,
      headline: words.noScreen,
      details: words.noScreenText,
      picture: null,
    }
  }
  const opened = devices.filter(({ openedAt }) => openedAt !== null)
  const quoted = words.quoted(device.name)
  const name: ScreenName =
    opened.length > 1 ? { screen: quoted, device: ` ${quoted}` } : { screen: screenName, device: '' }
  if (device.kind === 'echo') return onEcho(device, now)
  return saysWhatItShows(device) ? onConnected(device, name, now) : notInContact(device, name, now)
}

function onConnected(device: Device, name: ScreenName, now: number): NowOnScreen {
  const words = deliveryWords()
  const { showing } = device
  const live = { device, isLive: true, picture: pictureOn(device) }
  if (!showing)
    return { ...live, headline: capitalised(words.inContact(name)), details: lastShown(device, now) }
  const at = formatMoment(showing.at, now)
  if (isDark(showing)) {
    const isDarkBy = showing.kind === 'dark' ? words.darkAtNight : words.darkInPause
    return { ...live, headline: isDarkBy(name), details: lastShown(device, now) }
  }
  if (showing.kind === 'day')
    return {
      ...live,
      headline: capitalised(words.showsDay(name)),
      details: lastShown(device, now) ?? words.since(at),
    }
  const from = showing.from?.name ?? null
  return {
    ...live,
    headline: words.onSince({ ...name, at }),
    details:
      showing.what === 'note'
        ? noteText(showing.title ?? '', from)
        : capitalised(described(showing, '\n') ?? untitled(showing)),
  }
}

function untitled({ photoId }: NonNullable<Device['showing']>): string {
  const words = deliveryWords()
  return photoId ? words.aPhoto : words.aMessage
}

function notInContact(device: Device, name: ScreenName, now: number): NowOnScreen {
  const words = deliveryWords()
  const at = device.lastContactAt && formatMoment(device.lastContactAt, now)
  const since = at ? `${words.sinceStop(at)} ` : ''
  // For some minutes the status still says "Online": then it must not say the opposite beside it.
  const wasJustNow = isOnline(device, now)
  return {
    device,
    isLive: false,
    headline: wasJustNow
      ? words.lastContact({ ...name, at: at ?? '' })
      : capitalised(words.notInContact(name)),
    details: wasJustNow ? lastShown(device, now) : `${since}${lastShown(device, now) ?? words.isItOn}`,
    picture: pictureOn(device),
  }
}

function onEcho(device: Device, now: number): NowOnScreen {
  const words = deliveryWords()
  return {
    device,
    isLive: false,
    headline: device.lastShown
      ? words.echoLast({ name: device.name, at: formatMoment(device.lastShown.at, now) })
      : words.echoNothing(device.name),
    details: device.lastShown ? capitalised(described(device.lastShown, '\n') ?? '') : words.echoHelp,
    picture: pictureOn(device),
  }
}

function lastShown({ lastShown }: Device, now: number): string | null {
  const words = deliveryWords()
  if (!lastShown) return null
  const what = described(lastShown, ', ')
  return words.lastShown({ what: what ?? words.aPicture, at: formatMoment(lastShown.at, now) })
}

type Shown = Pick<NonNullable<Device['showing']>, 'what' | 'title' | 'from' | 'duration'>

/** "Voice recording, 20 seconds"; null for what does not play. */
export function whatPlays({ what, duration }: Shown, addedBy: Shown['from'] = null): string | null {
  if (duration === undefined || (what !== 'voice' && what !== 'clip')) return null
  return playerName(what === 'clip' ? 'video' : 'voice', { addedBy, duration })
}

/** `between` parts what plays from its words. */
function described(shown: Shown, between: string): string | null {
  const words = deliveryWords()
  const { title } = shown
  const played = whatPlays(shown, shown.from)
  if (played) return hasWords(shown) ? `${played}${between}${words.quoted(title ?? '')}` : played
  const from = shown.from?.name ?? null
  if (!title) return from && words.from(from)
  return from ? words.titleFrom({ title, from }) : words.quoted(title)
}

function hasWords({ what, title }: Shown): boolean {
  // What was shown last is named also where nobody has typed anything.
  return Boolean(title) && !(what && what !== 'test' && title === sendables[what].untitled)
}

function noteText(title: string, from: string | null): string {
  const words = deliveryWords()
  return from ? words.noteFrom({ title, from }) : words.note(title)
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
