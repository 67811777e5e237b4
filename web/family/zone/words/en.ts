/** The choice of a time zone. */
export const words = {
  title: 'Time zone',
  change: 'Change',
  keep: 'Keep it',
  search: 'City or country',
  nothing: 'There is no such place in the list. Try the largest city nearby.',
}
export type ZoneWords = typeof words
