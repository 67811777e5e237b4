import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loudnessOf } from './loudness.ts'
import { openMicrophone } from './microphone.ts'
import { startRecording } from './recording.ts'

// A browser makes sound only on a page that was pressed.
beforeEach(() => userEvent.click(document.body))
afterEach(() => vi.restoreAllMocks())

/** A microphone that hears a tone; `volume` 0 is silence. */
function microphone({ volume = 0.05 } = {}): MediaStream {
  const context = new AudioContext()
  const tone = new OscillatorNode(context, { frequency: 440 })
  const gain = new GainNode(context, { gain: volume })
  const { stream } = tone
    .connect(gain)
    .connect(new MediaStreamAudioDestinationNode(context)) as MediaStreamAudioDestinationNode
  tone.start()
  return stream
}

async function heard(milliseconds: number, stream: MediaStream) {
  const recording = await startRecording(stream)
  await expect.poll(() => recording.elapsed()).toBeGreaterThan(milliseconds)
  return recording
}

test('gives an MP3 that plays, as long as it was spoken and as loud as all others', async () => {
  const stream = microphone()
  const recording = await heard(1500, stream)
  expect(recording.level()).toBeGreaterThan(0.3)
  const { mp3, duration } = await recording.stop()
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  expect(mp3.type).toBe('audio/mpeg')
  // 64 kbit/s.
  expect(mp3.size / 8 / (duration / 1000)).toBeCloseTo(1000, -2)
  const played = await new AudioContext().decodeAudioData(await mp3.arrayBuffer())
  expect(played.numberOfChannels).toBe(1)
  expect(Math.abs(played.duration * 1000 - duration)).toBeLessThan(100)
  const samples = played.getChannelData(0)
  expect(Math.abs(loudnessOf(samples, played.sampleRate) + 18)).toBeLessThan(1)
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  expect(20 * Math.log10(peak)).toBeLessThan(-1)
})

test('ends by itself when it is full', async () => {
  const recording = await startRecording(microphone(), { longest: 1000 })
  expect(await recording.ended).toBe('full')
  expect(recording.elapsed()).toBe(1000)
  expect((await recording.stop()).duration).toBe(1000)
})

test('ends when the microphone is taken away, and keeps what was said', async () => {
  const stream = microphone()
  const recording = await heard(1000, stream)
  for (const track of stream.getTracks()) track.dispatchEvent(new Event('ended'))
  expect(await recording.ended).toBe('cut')
  expect((await recording.stop()).duration).toBeGreaterThan(1000)
})

test('ends when an iPhone interrupts it for a call, and keeps what was said', async () => {
  const resume = vi.spyOn(AudioContext.prototype, 'resume')
  const recording = await heard(1000, microphone())
  vi.spyOn(BaseAudioContext.prototype, 'state', 'get').mockReturnValue('interrupted' as AudioContextState)
  const [context] = resume.mock.contexts as AudioContext[]
  context?.dispatchEvent(new Event('statechange'))
  expect(await recording.ended).toBe('cut')
  expect((await recording.stop()).duration).toBeGreaterThan(1000)
})

test('a browser that takes nothing from the microphone is not told as silence', async () => {
  vi.spyOn(AudioContext.prototype, 'resume').mockReturnValue(new Promise(() => {}))
  vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockReturnValue({
    connect() {},
  } as unknown as MediaStreamAudioSourceNode)
  const stream = microphone()
  const recording = await startRecording(stream)
  await expect(recording.stop()).rejects.toMatchObject({ problem: 'not-started' })
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('closes the microphone where the browser cannot take its samples', async () => {
  vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockImplementation(() => {
    throw new DOMException('', 'NotSupportedError')
  })
  const stream = microphone()
  await expect(startRecording(stream)).rejects.toMatchObject({ problem: 'not-started' })
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
})

test('says that nothing was heard', async () => {
  const recording = await heard(600, microphone({ volume: 0 }))
  expect(recording.level()).toBe(0)
  await expect(recording.stop()).rejects.toMatchObject({ problem: 'nothing-heard' })
})

test.each([
  ['NotAllowedError', 'not-allowed'],
  ['NotFoundError', 'no-microphone'],
  ['NotReadableError', 'in-use'],
])('a browser that answers %s is told as "%s"', async (name, problem) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', name))
  await expect(openMicrophone()).rejects.toMatchObject({ problem })
})

test('without HTTPS nobody is asked', async () => {
  vi.spyOn(globalThis, 'isSecureContext', 'get').mockReturnValue(false)
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  await expect(openMicrophone()).rejects.toMatchObject({ problem: 'not-secure' })
  expect(asked).not.toHaveBeenCalled()
})
