import { cleanText } from '#contract/platform/text.ts'

/**
 * The text of a calendar's bytes, with `\n` at the end of each line and no folded lines. Lines are put together before
 * the bytes are decoded, because programs fold lines within a character. Bytes that are no text become "\ufffd".
 */
export function decodeCalendar(bytes: Uint8Array, charset: string | null): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return unfolded(cleanText(new TextDecoder(utf16).decode(bytes)))
  const whole = Buffer.from(unfolded(Buffer.from(bytes).toString('latin1')), 'latin1')
  return cleanText(decoder(charset).decode(whole))
}

function unfolded(text: string): string {
  return text.replaceAll(/\r?\n[ \t]/g, '')
}

function utf16Of([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** UTF-8 where the charset is not known. */
function decoder(charset: string | null): TextDecoder {
  try {
    return new TextDecoder(charset ?? 'utf-8')
  } catch {
    return new TextDecoder('utf-8')
  }
}
