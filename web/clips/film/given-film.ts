import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, type OutputFormat } from 'mediabunny'

type Given = {
  seconds: number
  codec?: 'avc' | 'vp9'
  format?: OutputFormat
  width?: number
  height?: number
  /** Seconds between key pictures. */
  keyEvery?: number
  rate?: number
}

/** For tests: a film without sound in which a bar grows, as this browser encodes it. */
export async function givenFilm({
  seconds,
  codec = 'avc',
  format = new Mp4OutputFormat({ fastStart: false }),
  width = 160,
  height = 120,
  keyEvery = 1,
  rate = 10,
}: Given): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const pictures = new CanvasSource(canvas, { codec, bitrate: 200_000, keyFrameInterval: keyEvery })
  output.addVideoTrack(pictures)
  await output.start()
  for (let at = 0; at < seconds * rate; at++) {
    if (context) {
      context.fillStyle = '#265'
      context.fillRect(0, 0, width, height)
      context.fillStyle = '#fc5'
      context.fillRect(0, 0, (width * at) / (seconds * rate), height)
    }
    await pictures.add(at / rate, 1 / rate)
  }
  await output.finalize()
  return new File([target.buffer ?? ''], 'film', { type: format.mimeType })
}
