import { clipLimits } from '#contract/clips/clips.ts'
import { refuseUnless } from './unplayable-film.ts'

const profiles = { baseline: 66, main: 77, high: 100 }
/** 4.2, in tenths: 1080 lines, 60 times a second. */
const highestLevel = 42
const longest = 1024

/** The `avcC` box: what a decoder must know beforehand. It, and not the film's header, says how large the pictures are. */
export function requireH264(config: Buffer, shown: { width: number; height: number }): void {
  refuseUnless(config.length >= 11 && config.length <= longest && config[0] === 1, 'damaged')
  const [, profile, , level] = config
  const isKnown = Object.values(profiles).some((each) => each === profile)
  refuseUnless(isKnown, 'other-codec')
  refuseUnless((level ?? 0) <= highestLevel, 'too-many-pixels')
  const length = config.readUInt16BE(6)
  const set = config.subarray(8, 8 + length)
  refuseUnless(((config[5] ?? 0) & 31) === 1 && length >= 4 && set.length === length, 'damaged')
  const isSame = ((set[0] ?? 0) & 31) === parameterSet && set[1] === profile && set[3] === level
  refuseUnless(isSame, 'damaged')
  const { width, height } = readSize(new Bits(set.subarray(4)), profile === profiles.high)
  const isAround = (coded: number, seen: number) => seen <= coded && seen > coded - 32
  refuseUnless(isAround(width, shown.width) && isAround(height, shown.height), 'damaged')
  refuseUnless(Math.max(width, height) <= clipLimits.side, 'too-many-pixels')
  refuseUnless(width * height <= clipLimits.pixels, 'too-many-pixels')
}

/** The number of its kind among the units of H.264. */
const parameterSet = 7

/** Coded pixels, which are whole blocks of 16. By the names of the standard (7.3.2.1.1). */
function readSize(bits: Bits, isHigh: boolean): { width: number; height: number } {
  bits.readNumber() // seq_parameter_set_id
  if (isHigh) {
    // Colours at half the size, and eight bits: what every device decodes.
    refuseUnless(bits.readNumber() === 1, 'other-codec') // chroma_format_idc
    refuseUnless(bits.readNumber() === 0 && bits.readNumber() === 0, 'other-codec') // bit_depth_…_minus8
    bits.skip(1)
    if (bits.read(1) === 1) for (let list = 0; list < 8; list++) skipScaling(bits, list < 6 ? 16 : 64)
  }
  bits.readNumber() // log2_max_frame_num_minus4
  const order = bits.readNumber() // pic_order_cnt_type
  if (order === 0) bits.readNumber()
  if (order === 1) {
    bits.skip(1)
    for (let left = 2; left > 0; left--) bits.readNumber()
    for (let left = bits.readNumber(); left > 0; left--) bits.readNumber()
  }
  bits.readNumber() // max_num_ref_frames
  bits.skip(1)
  const [width, height] = [bits.readNumber() + 1, bits.readNumber() + 1]
  const isWhole = bits.read(1) === 1 // frame_mbs_only_flag
  return { width: width * 16, height: height * 16 * (isWhole ? 1 : 2) }
}

function skipScaling(bits: Bits, count: number): void {
  if (bits.read(1) === 0) return
  let [last, next] = [8, 8]
  for (let index = 0; index < count && next !== 0; index++) {
    const code = bits.readNumber()
    const difference = code % 2 === 1 ? (code + 1) / 2 : -code / 2
    next = (last + difference + 256) % 256
    last = next || last
  }
}

class Bits {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Buffer) {
    // A third zero of a row would look like a new unit, so encoders write 3 before what follows two.
    this.#bytes = bytes.filter((byte, at) => !(byte === 3 && bytes[at - 1] === 0 && bytes[at - 2] === 0))
  }

  read(count: number): number {
    refuseUnless(this.#at + count <= this.#bytes.length * 8, 'damaged')
    let value = 0
    for (let left = count; left > 0; left--, this.#at++)
      value = value * 2 + (((this.#bytes[this.#at >> 3] ?? 0) >> (7 - (this.#at & 7))) & 1)
    return value
  }

  skip(count: number): void {
    this.read(count)
  }

  /** As H.264 writes numbers: as many zeros as bits follow the next one. */
  readNumber(): number {
    let zeros = 0
    while (this.read(1) === 0) zeros++
    refuseUnless(zeros < 32, 'damaged')
    return 2 ** zeros - 1 + this.read(zeros)
  }
}
