export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/heic'

/** Brands of files with HEVC. The general brands say only that there is a picture. */
const hevcBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis'])
const generalBrands = new Set(['mif1', 'msf1'])

/** The type by the first bytes, not by the name; null for types that are not accepted. */
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
  // AVIF uses the general brands, too.
  return generalBrands.has(major) && compatible.some((brand) => hevcBrands.has(brand))
}

/** The major brand of an `ftyp` box, then the compatible brands. */
function brandsOf(bytes: Buffer): string[] {
  const box = bytes.subarray(8, Math.min(bytes.readUInt32BE(0), 256)).toString('latin1')
  const [major = '', _version, ...compatible] = box.match(/[\s\S]{4}/g) ?? []
  return [major, ...compatible]
}
