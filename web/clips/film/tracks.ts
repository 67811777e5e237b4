import {
  BlobSource,
  canEncodeAudio,
  canEncodeVideo,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  WEBM,
} from 'mediabunny'
import { clipLimits } from '#contract/clips/clips.ts'
import { FilmError } from './film-message.ts'

/** H.264 that the server takes (decision 165), as the configuration of a decoder has it. */
const profiles = [66, 77, 100]
const highestLevel = 42
/** Bits a second of 1080 lines. Half a minute of it is 24 MB. */
const bitrate = 6_000_000
const fullSize = 1920 * 1080
/** A film has one every second or two. */
const mostKeys = 2000

export function openInput(file: Blob): Input {
  return new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM, MATROSKA] })
}

export type Tracks = {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  /** The server takes its pictures as they are. */
  isInForm: boolean
  /** What the browser can make of its pictures. */
  encoded: EncodedPictures | null
  /** `encode`: AAC can be made of it. */
  sound: 'copy' | 'encode' | 'lost' | 'none'
}

export type EncodedPictures = { width: number; height: number; bitrate: number }

/** Rejects with a `FilmError` where nothing can be made of it here. */
export async function readTracks(input: Input): Promise<Tracks> {
  if (!(await input.canRead())) throw new FilmError('no-film')
  const video = await input.getPrimaryVideoTrack()
  if (!video) throw new FilmError('no-film')
  const audio = await chooseSound(input)
  const isInForm = await isFormOfServer(video)
  const encoded = await encodedPictures(video)
  if (!isInForm && !encoded) throw new FilmError('not-here')
  return { video, audio, isInForm, encoded, sound: audio ? await waysOfSound(audio) : 'none' }
}

/** In seconds, in their order. Only the tables of the file are read. */
export async function listKeys(video: InputVideoTrack): Promise<number[]> {
  const sink = new EncodedPacketSink(video)
  const keys: number[] = []
  let packet = await sink.getFirstKeyPacket({ metadataOnly: true })
  while (packet && keys.length < mostKeys) {
    keys.push(packet.timestamp)
    packet = await sink.getNextKeyPacket(packet, { metadataOnly: true })
  }
  // What is before the beginning was cut off by the phone, and stays so.
  return keys.filter((key) => key > -0.1).map((key) => Math.max(0, key))
}

/** Phones also record the room around the sound in a second track, which few can decode. */
async function chooseSound(input: Input): Promise<InputAudioTrack | null> {
  const tracks = await input.getAudioTracks()
  for (const track of tracks) if (await isAac(track)) return track
  return input.getPrimaryAudioTrack()
}

async function isFormOfServer(video: InputVideoTrack): Promise<boolean> {
  if ((await video.getCodec()) !== 'avc' || (await video.getFlip())) return false
  const { description } = (await video.getDecoderConfig()) ?? {}
  if (!description) return false
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
  const [version = 0, profile = 0, , level = 0, , sets = 0] = bytes
  const [width, height] = [await video.getCodedWidth(), await video.getCodedHeight()]
  return (
    version === 1 &&
    profiles.includes(profile) &&
    level <= highestLevel &&
    (sets & 31) === 1 &&
    Math.max(width, height) <= clipLimits.side &&
    width * height <= clipLimits.pixels
  )
}

/** Null where the browser has no decoder for it, or no encoder of H.264. */
async function encodedPictures(video: InputVideoTrack): Promise<EncodedPictures | null> {
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const scale = Math.min(1, clipLimits.side / Math.max(width, height), Math.sqrt(fullSize / (width * height)))
  const isOfEven = (pixels: number) => Math.max(16, Math.floor((pixels * scale) / 2) * 2)
  const size = { width: isOfEven(width), height: isOfEven(height) }
  const part = (size.width * size.height) / fullSize
  const encoded = { ...size, bitrate: Math.round(Math.max(1_000_000, bitrate * part)) }
  const isPossible = (await video.canDecode()) && (await canEncodeVideo('avc', encoded))
  return isPossible ? encoded : null
}

async function isAac(audio: InputAudioTrack): Promise<boolean> {
  if ((await audio.getCodec()) !== 'aac' || (await audio.getNumberOfChannels()) > 2) return false
  return /^mp4a\.40\.(2|5|29)$/.test((await audio.getCodecParameterString()) ?? '')
}

async function waysOfSound(audio: InputAudioTrack): Promise<Tracks['sound']> {
  if (await isAac(audio)) return 'copy'
  const isPossible = (await audio.canDecode()) && (await canEncodeAudio('aac', soundForm))
  return isPossible ? 'encode' : 'lost'
}

export const soundForm = { numberOfChannels: 2, sampleRate: 48_000, bitrate: 128_000 }
