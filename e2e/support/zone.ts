/** A time zone in which it is this hour now, for a group whose screen depends on the time of day. */
export function zoneWhereItIs(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  // The names of these zones have the opposite sign.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
