import {
  BufferTarget,
  Conversion,
  type ConversionAudioOptions,
  type ConversionVideoOptions,
  type InputVideoTrack,
  Mp4OutputFormat,
  Output,
  type VideoSample,
} from 'mediabunny'
import { clipLimits } from '#contract/clips/clips.ts'
import { type Cut, FilmError, type FilmFacts } from './film-message.ts'
import { type EncodedPictures, listKeys, openInput, readTracks, soundForm, type Tracks } from './tracks.ts'

/** Pictures a second. Cameras make 60 or 240 of them. */
const fastest = 31
const usual = 30
/** Seconds between key pictures. */
const keyEvery = 2
/** So many packets say how many pictures a second has. */
const looked = 100

export async function lookAtFilm(file: Blob): Promise<FilmFacts> {
  return withTracks(file, async (tracks, duration) => factsOf(tracks, duration))
}

/** Makes the one form that the server takes (decision 165). Only the cut is in it. `onProgress` gets 0 to 1. */
export async function makeFilm(
  file: Blob,
  cut: Cut,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer> {
  return withTracks(file, async (tracks, duration) => {
    const { keys } = await factsOf(tracks, duration)
    const { encoded } = tracks
    if (keys.includes(cut.from)) {
      const film = await convert(tracks, cut, null, onProgress)
      if (await isInLimits(film)) return film
    }
    if (!encoded) throw new FilmError('too-large')
    const film = await convert(tracks, cut, encoded, onProgress)
    if (!(await isInLimits(film))) throw new FilmError('too-large')
    return film
  })
}

async function withTracks<Answer>(
  file: Blob,
  use: (tracks: Tracks, duration: number) => Promise<Answer>,
): Promise<Answer> {
  const input = openInput(file)
  try {
    const tracks = await readTracks(input)
    const duration = await tracks.video.computeDuration()
    if (duration * 1000 < clipLimits.shortest) throw new FilmError('too-short')
    return await use(tracks, duration)
  } finally {
    input.dispose()
  }
}

async function factsOf({ video, isInForm, encoded, sound }: Tracks, duration: number): Promise<FilmFacts> {
  return {
    duration,
    keys: isInForm ? await listKeys(video) : [],
    canEncode: encoded !== null,
    sound: sound === 'copy' || sound === 'encode' ? 'kept' : sound,
  }
}

async function convert(
  tracks: Tracks,
  { from, to }: Cut,
  encoded: EncodedPictures | null,
  onProgress: (done: number) => void,
): Promise<ArrayBuffer> {
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input: tracks.video.input,
    output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target }),
    trim: { start: from, end: to },
    // Sound and pictures of a copy begin together, at a key picture.
    copy: { shiftTolerance: Number.POSITIVE_INFINITY },
    // Titles, places and the name of the phone stay behind.
    tags: {},
    video: async (track) =>
      track.id === tracks.video.id ? await optionsOf(track, encoded) : { discard: true },
    audio: (track) => (track.id === tracks.audio?.id ? soundOptions(tracks.sound) : { discard: true }),
    showWarnings: false,
  })
  if (!conversion.isValid) throw new FilmError('not-here')
  conversion.onProgress = onProgress
  await conversion.execute()
  if (!target.buffer) throw new FilmError('not-here')
  return target.buffer
}

async function optionsOf(
  video: InputVideoTrack,
  encoded: EncodedPictures | null,
): Promise<ConversionVideoOptions> {
  if (!encoded) return { codec: 'avc' }
  const { averagePacketRate } = await video.computePacketStats(looked)
  return {
    ...encoded,
    codec: 'avc',
    fit: 'fill',
    forceTranscode: true,
    keyFrameInterval: keyEvery,
    // A mirrored film is turned here: the server takes quarters of a turn only.
    allowTransformationMetadata: false,
    ...(averagePacketRate > fastest && { frameRate: usual }),
    ...((await video.hasHighDynamicRange()) && { process: drawer(encoded) }),
  }
}

/** More colours than a screen has: a canvas brings them to what it has. */
function drawer({ width, height }: EncodedPictures): (sample: VideoSample) => OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { colorSpace: 'srgb' })
  return (sample) => {
    if (context) sample.draw(context, 0, 0, width, height)
    return canvas
  }
}

function soundOptions(sound: Tracks['sound']): ConversionAudioOptions {
  if (sound === 'copy') return { codec: 'aac' }
  if (sound === 'encode') return { codec: 'aac', forceTranscode: true, ...soundForm }
  return { discard: true }
}

/** A copy is as large as the camera has made it, and may be longer where its key pictures are rare. */
async function isInLimits(film: ArrayBuffer): Promise<boolean> {
  if (film.byteLength > clipLimits.bytes) return false
  const input = openInput(new Blob([film]))
  try {
    const seconds = await input.computeDuration()
    return seconds * 1000 <= clipLimits.longest + clipLimits.leeway
  } finally {
    input.dispose()
  }
}
