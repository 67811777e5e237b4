import { refuseUnless } from './unplayable-film.ts'

/** Offsets in the bytes that it stands in: of its header, of its contents, and of what follows it. */
export type Box = { type: string; start: number; body: number; end: number }

export const headerLength = 8
/** Of one box. Films have twelve at most; what has more was made to keep us busy. */
const mostParts = 100

/** The boxes in a box, behind `skipped` bytes of fields. They fill it exactly. Nothing deeper is looked at. */
export function boxesIn(bytes: Buffer, { body, end }: Box, skipped = 0): Box[] {
  const boxes: Box[] = []
  for (let at = body + skipped; at < end; at = boxes.at(-1)?.end ?? end) {
    refuseUnless(boxes.length < mostParts && at + headerLength <= end, 'damaged')
    // Neither "to the end of the file" (0) nor 64 bits (1): a box in another one is never so large.
    const size = bytes.readUInt32BE(at)
    refuseUnless(size >= headerLength && at + size <= end, 'damaged')
    boxes.push({ type: typeAt(bytes, at), start: at, body: at + headerLength, end: at + size })
  }
  return boxes
}

/** The same, of these types only. Every other one becomes a `free` box of zeros, which players pass over: no offset changes. */
export function keepOnly(bytes: Buffer, box: Box, types: readonly string[], skipped = 0): Box[] {
  const boxes = boxesIn(bytes, box, skipped)
  for (const each of boxes) if (!types.includes(each.type)) blank(bytes, each)
  return boxes.filter(({ type }) => types.includes(type))
}

export function blank(bytes: Buffer, { start, body, end }: Box): void {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, body, end)
}

export function findOne(boxes: Box[], type: string): Box | null {
  const found = boxes.filter((box) => box.type === type)
  refuseUnless(found.length <= 1, 'damaged')
  return found[0] ?? null
}

export function requireOne(boxes: Box[], type: string): Box {
  const box = findOne(boxes, type)
  refuseUnless(box, 'damaged')
  return box
}

/** Its contents, which must have at least so many bytes. */
export function fieldsOf(bytes: Buffer, { body, end }: Box, least: number): Buffer {
  refuseUnless(end - body >= least, 'damaged')
  return bytes.subarray(body, end)
}

export function typeAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at + 4, at + headerLength)
}
