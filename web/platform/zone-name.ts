import { locale } from './format.ts'

/** Browsers list these cities by names that are not in use any more. */
const presentNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  DumontDUrville: 'Dumont d’Urville',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Ho_Chi_Minh: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}

/** "New York" of "America/New_York", "Kyiv" of "Europe/Kiev". */
export function cityOf(zone: string): string {
  const name = zone.split('/').at(-1) ?? zone
  return presentNames[name] ?? name.replaceAll('_', ' ')
}

/** As people say it: "New York, Eastern Time". */
export function zoneName(zone: string): string {
  const city = cityOf(zone)
  const name = genericName(zone)
  return name && !name.startsWith(city) && !/^(GMT|UTC)/.test(name) ? `${city}, ${name}` : city
}

function genericName(timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
