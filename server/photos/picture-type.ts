export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

const heifBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])

/** What the first bytes say that the file is, whatever its name says; null for all we do not take. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const text = bytes.subarray(0, 16).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && heifBrands.has(text.slice(8, 12))) return 'image/heic'
  return null
}
