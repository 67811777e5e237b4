import { expect, test } from 'vitest'
import { levelled, loudnessOf } from './loudness.ts'

/** Mono samples of a tone, `db` under full scale at its peaks. */
function tone({ hertz = 1000, db = 0, rate = 48_000, seconds = 3 }): Float32Array {
  const peak = 10 ** (db / 20)
  return Float32Array.from(
    { length: rate * seconds },
    (_, i) => peak * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
}

function joined(...parts: Float32Array[]): Float32Array {
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

function peakOf(samples: Float32Array): number {
  return 20 * Math.log10(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
}

/** Noise that comes and goes as syllables do, with one knock that is much louder. */
function speech(db: number, rate = 48_000): Float32Array {
  let seed = 1
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 1_073_741_824 - 1
  }
  const gain = 10 ** (db / 20)
  return Float32Array.from({ length: rate * 4 }, (_, i) => {
    const isKnock = i > rate && i < rate + rate / 500
    return isKnock ? 0.9 : gain * noise() * Math.max(0, Math.sin((2 * Math.PI * 3 * i) / rate))
  })
}

test.each([48_000, 44_100, 16_000])('measures the tones of the standard at %s samples a second', (rate) => {
  // EBU Tech 3341: a tone of 997 Hz at full scale in one of the channels reads -3.01.
  expect(loudnessOf(tone({ hertz: 997, rate }), rate)).toBeCloseTo(-3.01, 1)
  expect(loudnessOf(tone({ db: -20, rate }), rate)).toBeCloseTo(-23, 1)
})

test('deep sounds count for less than high ones', () => {
  const deep = loudnessOf(tone({ hertz: 40, db: -20 }), 48_000)
  const high = loudnessOf(tone({ hertz: 4000, db: -20 }), 48_000)
  expect(high - deep).toBeGreaterThan(6)
})

test('pauses between words do not count', () => {
  const pause = new Float32Array(48_000 * 6)
  const spoken = loudnessOf(joined(tone({ db: -20 }), pause, tone({ db: -20 })), 48_000)
  expect(spoken).toBeCloseTo(loudnessOf(tone({ db: -20 }), 48_000), 0)
})

test.each([-40, -30, -20, -3])('what was recorded at %s dB is heard as loud as all others', (db) => {
  const sound = levelled(tone({ db }), 48_000)
  expect(sound && loudnessOf(sound, 48_000)).toBeCloseTo(-18, 1)
})

test('a knock keeps nobody quiet, and is no peak above -2 dB', () => {
  const quiet = speech(-35)
  const sound = levelled(quiet, 48_000) ?? new Float32Array()
  expect(sound).toHaveLength(quiet.length)
  expect(Math.abs(loudnessOf(sound, 48_000) + 18)).toBeLessThan(1)
  expect(peakOf(sound)).toBeLessThanOrEqual(-1.99)
})

test('silence and the noise of a microphone are nothing', () => {
  expect(levelled(new Float32Array(48_000), 48_000)).toBeNull()
  expect(levelled(tone({ db: -70 }), 48_000)).toBeNull()
  expect(levelled(new Float32Array(0), 48_000)).toBeNull()
})
