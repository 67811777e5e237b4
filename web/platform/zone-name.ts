/** "New York" of "America/New_York". */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** As people say it: "New York, Eastern Time". */
export function zoneName(zone: string): string {
  const city = cityOf(zone)
  const name = genericName(zone)
  return name && !name.startsWith(city) && !/^(GMT|UTC)/.test(name) ? `${city}, ${name}` : city
}

function genericName(timeZone: string): string | undefined {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value
}
