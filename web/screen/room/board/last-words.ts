import type { ScreenItem } from '#contract/screen/screen-view.ts'

/** Milliseconds. */
const recommendationsStayFor = 3 * 86_400_000
const voicesStayFor = 7 * 86_400_000
const testsStayFor = 5 * 60_000

/**
 * What stands on the board, newest first: of each person the last note, the last recommendation and the last voice, and a test message
 * for as long as somebody may be looking for it. `items` are newest first, without notes that have ended.
 */
export function lastWords(items: ScreenItem[], now: number): ScreenItem[] {
  const told = new Set<string>()
  return items.filter((item) => {
    if (!isWord(item, now)) return false
    const whose = `${item.kind} ${JSON.stringify(item.sender)}`
    return !told.has(whose) && told.add(whose)
  })
}

const words: Record<ScreenItem['kind'], (age: number) => boolean> = {
  photo: () => false,
  clip: () => false,
  note: () => true,
  content: (age) => age < recommendationsStayFor,
  voice: (age) => age < voicesStayFor,
  test: (age) => age < testsStayFor,
}

function isWord({ kind, sentAt }: ScreenItem, now: number): boolean {
  return words[kind](now - Date.parse(sentAt))
}
