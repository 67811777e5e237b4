import { newId } from '../ids.ts'

/** How long after its mark a page may open its stream, in milliseconds. */
const keptFor = 60_000
const mostKept = 20_000
/**
 * How many processes one mark speaks of. With more of them behind one address, each poll would reach one that the mark does
 * not name, and be answered at once.
 */
const mostNames = 16

/** `changed`: null where it is not known what. */
type Change = { number: number; at: number; topic: string; changed: string[] | null }

/** The changes that one process heard of lately, so that a page need not read its lists again when its stream opens. */
export type RecentChanges = {
  note(topic: string, message: { changed?: string[]; ended?: true }): void
  /**
   * Where the changes stand now: take it before the lists are read. `before` is the mark with which somebody came, perhaps
   * from another process; what it says of others is kept, because the next call may reach one of them.
   */
  mark(before?: string): string
  /** What has changed in these topics since the mark; null when that is not known any more. */
  since(mark: string, topics: string[]): string[] | null
  /** Makes marks unknown for one topic, to which nobody has listened until now. */
  miss(topic: string): void
  /** Makes all marks unknown, because messages may have been lost. */
  forget(): void
}

export function recentChanges(now = () => performance.now()): RecentChanges {
  // Of this process and of this time without a gap: other processes hear the same changes in another order.
  let name = newName()
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

  function keep(topic: string, changed: string[] | null) {
    last++
    kept.push({ number: last, at: now(), topic, changed })
    if (kept.length > mostKept * 2) drop()
  }

  const isOurs = (mark: string) => mark.startsWith(`${name}.`)

  return {
    note(topic, { changed }) {
      if (changed) keep(topic, changed)
    },
    miss: (topic) => keep(topic, null),
    mark(before = '') {
      const others = before.split('~').filter((mark) => isMark.test(mark) && !isOurs(mark))
      return [`${name}.${last}`, ...others.slice(0, mostNames - 1)].join('~')
    },
    since(mark, topics) {
      drop()
      const ours = mark.split('~').find((mark) => isMark.test(mark) && isOurs(mark))
      const number = Number(ours?.split('.')[1])
      if (!ours || number < dropped) return null
      const missed = kept.filter((change) => change.number > number && topics.includes(change.topic))
      const changes = missed.map(({ changed }) => changed)
      return changes.includes(null) ? null : [...new Set(changes.flatMap((changed) => changed ?? []))]
    },
    forget() {
      name = newName()
      kept = []
    },
  }
}

const isMark = /^\w{12}\.\d{1,12}$/

/** The random end of an id: a mark is part of an address. */
function newName(): string {
  return newId().slice(-12)
}
