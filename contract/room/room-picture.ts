// Which device tells what the loved one's room shows, and which picture that is: for the Dashboard, and for what the server
// paints of it before its scripts have come.

import { clipPosterPath } from '../clips/clips.ts'
import type { Device } from '../delivery/delivery.ts'
import { photoPicturePath } from '../photos/photos.ts'

/** A photo, or the poster of a clip. */
type Pictured = { photoId: string } | { clipId: string }

/** The picture that is shown, or else the last one. */
export type RoomPicture = Pictured & { title: string | null; from: string | null }

/** Of the opened devices: a connected screen that shows something; of several the one that was used last. */
export function mostTelling(devices: Device[]): Device | undefined {
  const rank = ({ isConnected, showing, kind }: Device) =>
    Number(isConnected) * 4 + Number(showing !== null && !isDark(showing)) * 2 + Number(kind === 'screen')
  return devices
    .filter(({ openedAt }) => openedAt !== null)
    .toSorted(
      (a, b) => rank(b) - rank(a) || (b.lastActivityAt ?? '').localeCompare(a.lastActivityAt ?? ''),
    )[0]
}

/** Whether the device itself says what it shows now. An Echo never does. */
export function saysWhatItShows({ kind, isConnected }: Device): boolean {
  return kind === 'screen' && isConnected
}

/** Null where the device shows something else, or has shown no picture yet. */
export function pictureOn(device: Device): RoomPicture | null {
  const { showing, lastShown } = device
  if (!saysWhatItShows(device)) return lastShown && withPicture(lastShown)
  return showing && !isDark(showing) && showing.kind !== 'day' ? withPicture(showing) : null
}

/** Nothing is to be seen, because of the quiet hours or of a pause. */
export function isDark({ kind }: NonNullable<Device['showing']>): boolean {
  return kind === 'dark' || kind === 'paused'
}

type Shown = Pick<NonNullable<Device['showing']>, 'photoId' | 'clipId' | 'title' | 'from'>

function withPicture({ title, from, ...shown }: Shown): RoomPicture | null {
  const picture = pictureOf(shown)
  return picture && { ...picture, title, from: from?.name ?? null }
}

/** The picture of what is shown, told or answered; null where there is none. */
export function pictureOf({ photoId, clipId }: Pick<Shown, 'photoId' | 'clipId'>): Pictured | null {
  if (clipId) return { clipId }
  return photoId === null ? null : { photoId }
}

/** Attributes of the image, the same for the page and for what is painted before it, so that it is fetched once. */
export function roomPictureSource(groupId: string, picture: Pictured) {
  const address = pictureAddress(groupId, picture)
  return {
    src: `${address}?w=640`,
    srcSet: `${address}?w=640 640w, ${address}?w=1280 1280w`,
    sizes: '(min-width: 768px) 500px, 92vw',
  }
}

/** Enough for a line of a list, and for the blurred copy behind the picture. */
export function smallPicture(groupId: string, picture: Pictured): string {
  return `${pictureAddress(groupId, picture)}?w=320`
}

function pictureAddress(groupId: string, picture: Pictured): string {
  return 'clipId' in picture
    ? clipPosterPath(groupId, picture.clipId)
    : photoPicturePath(groupId, picture.photoId)
}
