const formats = new Map<string, Intl.DateTimeFormat>()

/** The format with these options. Making one costs an old tablet more than the rest of a render, so each is made once. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, options)
  formats.set(key, format)
  return format
}
