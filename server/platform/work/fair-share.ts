import { remember } from '../budgets/memory.ts'

/** In milliseconds: `most` of work for each owner within `per`. */
type Options = { most: number; per: number }

export type FairShare = {
  /** When the owner's next work may begin; null: now. */
  freeAt(owner: string, now: number): number | null
  count(owner: string, now: number, milliseconds: number): void
}

/**
 * How long each owner's work has taken lately, in this process. A queue that takes what is due first would otherwise do the slow
 * work of one owner while all others wait.
 */
export function fairShare({ most, per }: Options): FairShare {
  const owners = new Map<string, { endsAt: number; used: number }>()
  /** Not one that a clock opened which was ahead. */
  const windowOf = (owner: string, now: number) => {
    const found = owners.get(owner)
    return found && found.endsAt > now && found.endsAt <= now + per ? found : null
  }
  return {
    freeAt(owner, now) {
      const found = windowOf(owner, now)
      return found && found.used >= most ? found.endsAt : null
    },
    count(owner, now, milliseconds) {
      const { endsAt, used } = windowOf(owner, now) ?? { endsAt: now + per, used: 0 }
      remember(owners, owner, { endsAt, used: used + Math.max(0, milliseconds) })
    },
  }
}
