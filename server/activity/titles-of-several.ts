const named = 2
/** In characters: lists cut a title at sixty, and the number at its end must stay. */
const longestName = 22

/**
 * The title of one thing, or of several that are told as one: "The garden, Breakfast and 3 more". `noun` names several
 * of which none has a title: "12 photos". Null for one without a title.
 */
export function titleOfSeveral(titles: (string | null)[], noun: string): string | null {
  if (titles.length <= 1) return titles[0] ?? null
  const names = [...new Set(titles.flatMap((title) => title ?? []))].slice(0, named).map(shortened)
  const others = titles.length - names.length
  if (names.length === 0) return `${titles.length} ${noun}`
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(' and ')
}

function shortened(title: string): string {
  const letters = [...title]
  return letters.length > longestName
    ? `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : title
}
