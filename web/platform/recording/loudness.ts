// How loud something is to the ear, by EBU R 128 (ITU-R BS.1770), and how all voices become equally loud.

/** In LUFS. A voice at the side of the bed should be as loud as the one before it. */
const wantedLoudness = -18
/** Nothing was said in what is less loud, in LUFS: the noise of a microphone is. */
const leastLoudness = -55
/** The highest sample, in dB. An MP3 rises by up to a decibel above what went into it. */
const highestPeak = -2

/** In LUFS; `-Infinity` where nothing is heard. `rate` is samples a second. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const powers = blockPowers(weighted(samples, rate), rate)
  const heard = powers.filter((power) => inLufs(power) > -70)
  // What is 10 dB below the rest is a pause between words, and does not count.
  const gate = inLufs(mean(heard)) - 10
  return inLufs(mean(heard.filter((power) => inLufs(power) > gate)))
}

/** Null where nothing was heard. */
export function levelled(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> | null {
  if (loudnessOf(samples, rate) < leastLoudness) return null
  let sound = samples.slice()
  // A knock counts for much the first time, and for little when it has been turned down.
  for (let turn = 0; turn < 3; turn++) {
    const gain = fromDb(wantedLoudness - loudnessOf(sound, rate))
    sound = limited(
      sound.map((sample) => sample * gain),
      rate,
    )
  }
  return sound
}

/** Of blocks of 400 ms, each beginning 100 ms after the one before. */
function blockPowers(samples: Float32Array, rate: number): number[] {
  const hop = Math.round(rate / 10)
  const hops = Array.from({ length: Math.floor(samples.length / hop) }, (_, index) => {
    let sum = 0
    for (let i = index * hop; i < (index + 1) * hop; i++) sum += (samples[i] ?? 0) ** 2
    return sum / hop
  })
  return hops.slice(3).map((_, index) => mean(hops.slice(index, index + 4)))
}

/** As the ear hears it: high sounds count for more, and the deepest for nothing. */
function weighted(samples: Float32Array, rate: number): Float32Array {
  return filtered(filtered(samples, shelf(rate)), highPass(rate))
}

/** Of a filter of second order, with a0 = 1. */
type Filter = { b: [number, number, number]; a: [number, number] }

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[i] = y
  }
  return out
}

/** The standard gives both filters for 48,000 samples a second. These are its curves for any rate. */
function shelf(rate: number): Filter {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = fromDb(3.999843853973347)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function highPass(rate: number): Filter {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

/**
 * Turned down around each peak that is too high, within five milliseconds before and after it: without that, one cough
 * would keep a whole voice quiet.
 */
function limited(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> {
  const highest = fromDb(highestPeak)
  const reach = Math.round(rate / 200)
  const needed = samples.map((sample) => Math.min(1, highest / Math.abs(sample)))
  const lowest = lowestAround(needed, reach)
  const out = new Float32Array(samples.length)
  // The mean of the lowest values around: it moves slowly, and is nowhere higher than what the sample needs.
  let sum = reach + 1
  for (let i = 0; i < reach; i++) sum += lowest[i] ?? 1
  for (let i = 0; i < samples.length; i++) {
    sum += (lowest[i + reach] ?? 1) - (lowest[i - reach - 1] ?? 1)
    out[i] = (samples[i] ?? 0) * Math.min(1, sum / (2 * reach + 1))
  }
  return out
}

/** Of each value and its neighbours up to `reach` away. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const out = new Float32Array(values.length)
  // The places of values that may be the lowest of a later window, each lower than the next.
  const queue: number[] = []
  let head = 0
  for (let i = 0; i < values.length + reach; i++) {
    const value = values[i] ?? 1
    while (queue.length > head && (values[queue[queue.length - 1] ?? 0] ?? 1) >= value) queue.pop()
    queue.push(i)
    if ((queue[head] ?? 0) < i - 2 * reach) head++
    if (i >= reach) out[i - reach] = values[queue[head] ?? 0] ?? 1
  }
  return out
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function inLufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function fromDb(db: number): number {
  return 10 ** (db / 20)
}
