/** `name` as Intl writes it in the language; `index` 0 is Sunday, for languages that must change the name. */
export type Weekday = { name: string; index: number }
