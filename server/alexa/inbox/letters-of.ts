import type { DeviceRow } from '../../delivery/delivery.tables.ts'
import { lettersOf } from '../../delivery/devices/devices.service.ts'
import { type LettersData, lettersData } from '../apl/letters.ts'

/** The family's setting of the letters of this Echo; null where it has asked for nothing. */
export function lettersOfEcho(device: DeviceRow): LettersData | null {
  const letters = lettersOf(device)
  const textSize = device.text_size ?? 'normal'
  return letters || textSize !== 'normal' ? lettersData(textSize, letters) : null
}

/** The same in one word, by which slides know that they were drawn with another one. */
export function lettersWord(device: DeviceRow): string | null {
  const letters = lettersOfEcho(device)
  return letters && [letters.factor, letters.inches.toFixed(2), letters.diagonal].join('/')
}
