import { leavePlace } from './calls-by-person.ts'

type Options = {
  /** How many pieces of work run at once. */
  limit: number
  /** How many may wait of one owner, and of all. One of each owner may always wait. */
  mostOfOwner: number
  most: number
  /** The error for work that is one too many: of its owner, or of all. */
  refuse: (full: 'owner' | 'all') => Error
  /** In milliseconds: what the work of each is measured by. */
  now?: () => number
}

/**
 * Whose work it is, from the outside in: who answers for the group, the group, and who asks. Turns are taken at each level:
 * a person with many groups has one person's share, and in a group a member with much work has one member's share.
 */
export type Turn = readonly [owner: string, group: string, person: string]

export type FairQueue = {
  /** `isStarted`: it goes on with what has had a turn already, and is not refused. */
  run<Result>(turn: Turn, work: () => Promise<Result>, more?: { isStarted?: boolean }): Promise<Result>
  /** How many pieces of work wait for their turn. */
  waitingCount(): number
}

/** One owner, one group of theirs, or one person in it. It is forgotten when it has no work. */
type Line = {
  lines: Map<string, Line>
  /** What waits of a person, in the order in which it came. */
  starts: (() => void)[]
  waiting: number
  running: number
  /** Milliseconds that its work took, counted from where the one with the least stood when this one came. */
  used: number
}

/**
 * Runs work in the order in which it came within a person, and persons, groups and owners in turn: the next is of the owner
 * who has the fewest running, among those of who has used the least time. So a hundred pieces of one owner hold up one of another
 * owner by what is running at most, and who brings long work gets fewer turns.
 */
export function fairQueue({
  limit,
  mostOfOwner,
  most,
  refuse,
  now = () => performance.now(),
}: Options): FairQueue {
  const all = newLine(0)

  function startNext(): void {
    if (all.running >= limit || all.waiting === 0) return
    const path = [all]
    for (let line = nextOf(all); line; line = nextOf(line)) path.push(line)
    for (const line of path) {
      line.waiting--
      line.running++
    }
    path.at(-1)?.starts.shift()?.()
  }

  function end(turn: Turn, took: number): void {
    // Work that takes no time is a turn, too.
    const used = Math.max(1, took)
    for (const line of pathOf(all, turn)) {
      line.running--
      line.used += used
    }
    forgetIdle(all, turn)
    startNext()
  }

  return {
    async run(turn, work, { isStarted = false } = {}) {
      const waitingOfOwner = all.lines.get(turn[0])?.waiting ?? 0
      if (all.running >= limit && !isStarted) {
        if (waitingOfOwner >= mostOfOwner) throw refuse('owner')
        // The first of an owner is never refused because of others.
        if (waitingOfOwner > 0 && all.waiting >= most) throw refuse('all')
      }
      const { promise: started, resolve } = Promise.withResolvers<void>()
      const path = pathOf(all, turn)
      for (const line of path) line.waiting++
      path.at(-1)?.starts.push(resolve)
      leavePlace()
      startNext()
      await started
      const begun = now()
      try {
        return await work()
      } finally {
        end(turn, now() - begun)
      }
    },
    waitingCount: () => all.waiting,
  }
}

function newLine(used: number): Line {
  return { lines: new Map(), starts: [], waiting: 0, running: 0, used }
}

/** The lines of a turn from the outside in. Who is new begins beside the one who has used the least. */
function pathOf(all: Line, turn: Turn): Line[] {
  const path = [all]
  let outer = all
  for (const key of turn) {
    const known = outer.lines.get(key)
    const line = known ?? newLine(leastUsed(outer))
    outer.lines.set(key, line)
    path.push(line)
    outer = line
  }
  return path
}

function leastUsed({ lines }: Line): number {
  const used = [...lines.values()].map((line) => line.used)
  return used.length > 0 ? Math.min(...used) : 0
}

/** Of those with work that waits. Among equals it is the one who has waited longest for a turn. */
function nextOf({ lines }: Line): Line | undefined {
  let next: Line | undefined
  for (const line of lines.values()) {
    if (line.waiting > 0 && (next === undefined || isBefore(line, next))) next = line
  }
  return next
}

function isBefore(line: Line, other: Line): boolean {
  return line.running === other.running ? line.used < other.used : line.running < other.running
}

function forgetIdle(outer: Line, [key, ...rest]: readonly string[]): void {
  const line = key === undefined ? undefined : outer.lines.get(key)
  if (key === undefined || !line) return
  forgetIdle(line, rest)
  if (line.waiting + line.running === 0) outer.lines.delete(key)
}
