export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

/** Brands of files that hold HEVC; the last two say only that there is some picture. */
const hevcBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'])
const generalBrands = new Set(['mif1', 'msf1'])

/** What the first bytes say that the file is, whatever its name says; null for all we do not take. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png'
  const text = bytes.subarray(0, 12).toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'image/webp'
  if (text.slice(4, 8) === 'ftyp' && isHeic(brandsOf(bytes))) return 'image/heic'
  return null
}

function isHeic([major = '', ...compatible]: string[]): boolean {
  if (hevcBrands.has(major)) return true
  // AVIF has the general brands too.
  return generalBrands.has(major) && compatible.some((brand) => hevcBrands.has(brand))
}

/** Of a file that begins with an `ftyp` box: the major brand, then those it is compatible with. */
function brandsOf(bytes: Buffer): string[] {
  const box = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 256)).toString('latin1')
  const [major = '', _version, ...compatible] = box.match(/[\s\S]{4}/g) ?? []
  return [major, ...compatible]
}
