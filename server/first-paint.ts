import { paintNames, paintSlots } from '#contract/pages/first-paint.ts'
import { pagePaths } from '#contract/pages/page-paths.ts'
import { landingScripts } from '#contract/pages/page-scripts.ts'
import { coverSizes, tileSizes } from '#contract/photos/cover-sizes.ts'
import { type Photo, pictureSet, pictureUrl } from '#contract/photos/photos.ts'
import {
  mostTelling,
  pictureOn,
  roomPictureSource,
  saysWhatItShows,
  smallPicture,
} from '#contract/room/room-picture.ts'
import type { FirstView, Shown } from './first-view.ts'
import { escaped } from './platform/html.ts'
import type { Paint } from './platform/http/pages.ts'

/** What a page shows before its scripts have come; null for a page that is empty until then. */
export function firstPaint(page: string, { json, isSignedIn, shown }: FirstView): Paint | null {
  // A page without data may be kept, and must be no person's.
  if (json === null) return null
  if (!isSignedIn) return page === pagePaths.dashboard ? { name: landingScripts, slots: {} } : null
  if (!shown) return { name: paintNames.loading, slots: {} }
  const group = { [paintSlots.group]: escaped(shown.group.name) }
  if (page === pagePaths.photoGallery) {
    const tile = shown.newestPhoto && newestTile(shown.newestPhoto)
    return tile && { name: page, slots: { ...group, ...tile } }
  }
  const picture = page === pagePaths.dashboard ? roomPicture(shown) : null
  return picture
    ? { name: paintNames.roomPicture, slots: { ...group, ...picture } }
    : { name: page, slots: group }
}

// Each image is the same file in the same size as the page itself asks for, so that it is fetched once.

function newestTile(photo: Photo): Paint['slots'] {
  const image = {
    src: pictureUrl(photo),
    srcset: pictureSet(photo),
    sizes: coverSizes(tileSizes, photo),
    width: `${photo.width}`,
    height: `${photo.height}`,
    fetchpriority: 'high',
  }
  return { [paintSlots.picture]: asHtml(image) }
}

/** What the Dashboard draws of the loved one's screen; null where it has no picture. */
function roomPicture({ group, devices }: Shown): Paint['slots'] | null {
  const device = mostTelling(devices)
  const picture = device && pictureOn(device)
  if (!picture) return null
  const look = { ...(!saysWhatItShows(device) && { 'data-dimmed': '' }), fetchpriority: 'high' }
  const { srcSet: srcset, ...source } = roomPictureSource(group.id, picture)
  return {
    [paintSlots.picture]: asHtml({ ...source, srcset, ...look }),
    [paintSlots.backdrop]: asHtml({ src: smallPicture(group.id, picture), ...look }),
  }
}

function asHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ')
}
