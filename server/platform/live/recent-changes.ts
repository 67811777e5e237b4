import { newId } from '../ids.ts'

/** How long after its mark a page may open its stream, in milliseconds. */
const keptFor = 60_000
const mostKept = 20_000

type Change = { number: number; at: number; topic: string; changed: string[] }

/** The changes that one process heard of lately, so that a page need not read its lists again when its stream opens. */
export type RecentChanges = {
  note(topic: string, message: { changed?: string[]; ended?: true }): void
  /** Where the changes stand now: take it before the lists are read. */
  mark(): string
  /** What has changed in these topics since the mark; null when that is not known any more. */
  since(mark: string, topics: string[]): string[] | null
  /** Makes all marks unknown, because messages may have been lost. */
  forget(): void
}

export function recentChanges(now = () => performance.now()): RecentChanges {
  // Of this process and of this time without a gap: other processes hear the same changes in another order.
  let name = newId()
  let last = 0
  let dropped = 0
  let kept: Change[] = []

  function drop() {
    const oldest = now() - keptFor
    const isOld = ({ at }: Change) => at < oldest
    if (kept.length <= mostKept && !(kept[0] && isOld(kept[0]))) return
    const first = kept.findIndex((change) => !isOld(change))
    const start = Math.max(first < 0 ? kept.length : first, kept.length - mostKept)
    dropped = kept[start - 1]?.number ?? dropped
    kept = kept.slice(start)
  }

  return {
    note(topic, { changed }) {
      if (!changed) return
      last++
      kept.push({ number: last, at: now(), topic, changed })
      if (kept.length > mostKept * 2) drop()
    },
    mark: () => `${name}.${last}`,
    since(mark, topics) {
      drop()
      const [from, text] = mark.split('.')
      const number = Number(text)
      if (from !== name || !Number.isInteger(number) || number < dropped) return null
      const missed = kept.filter((change) => change.number > number && topics.includes(change.topic))
      return [...new Set(missed.flatMap(({ changed }) => changed))]
    },
    forget() {
      name = newId()
      kept = []
    },
  }
}
