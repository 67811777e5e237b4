import { createPageCanvas, drawWithin } from '../../platform/picture/canvas.ts'
import { FilmError } from './film-message.ts'

const side = 1920
const quality = 0.85
/** Seconds into the clip: its first picture is often a hand before the camera. */
const after = 1
/** Milliseconds. A browser that does not play the film says nothing, or an error. */
const patience = 20_000

/** A picture of the clip, as a JPEG. Rejects with a `FilmError` where this browser does not play it. */
export async function posterOf(film: Blob): Promise<Blob> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(film)
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  try {
    await happens(video, 'loadeddata', () => {
      // An iPhone loads nothing before it plays.
      video.play().then(
        () => video.pause(),
        () => {},
      )
    })
    await happens(video, 'seeked', () => {
      video.currentTime = Math.min(after, video.duration / 3)
    })
    const bitmap = await createImageBitmap(video)
    try {
      return await drawWithin(bitmap, side, createPageCanvas).toJpeg(quality)
    } finally {
      bitmap.close()
    }
  } catch {
    throw new FilmError('not-here')
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function happens(video: HTMLVideoElement, event: string, begin: () => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('The browser does not play it')), { once: true })
    setTimeout(() => reject(new Error('The browser does not begin')), patience)
    begin()
  })
}
