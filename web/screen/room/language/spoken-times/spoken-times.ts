/** How a language says the times on marks of five minutes. `Hour` is what it needs of an hour. */
type SpokenTimes<Hour> = {
  /** Twelve o'clock first, then one, two, … */
  hours: Hour[]
  /** The whole hour first, then five past, ten past, …; null where people would rather read digits. */
  marks: (((hour: Hour, next: Hour) => string) | null)[]
  /** Tells half past six in the evening from half past six in the morning; of an `hour` from 5 to 7, or from 18 to 22. */
  part: (hour: number) => string
}

/**
 * A function that says a time like "15:30" as people do, with its preposition: "at half past three". Null for a time that is
 * written in digits: between two marks, and at night.
 */
export function sayTimes<Hour>({ hours, marks, part }: SpokenTimes<Hour>): (time: string) => string | null {
  return (time) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    const mark = marks[minute / 5]
    const [now, next] = [hours[hour % 12], hours[(hour + 1) % 12]]
    if (!mark || now === undefined || next === undefined || hour < 5 || hour > 22) return null
    const said = mark(now, next)
    return hour < 8 || hour >= 18 ? `${said} ${part(hour)}` : said
  }
}
