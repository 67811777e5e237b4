import { budgetRefusals } from '../../budgets/ask-budget.ts'
import { budgetOf } from '../../budgets/table.ts'
import type { App } from '../../context.ts'

export type StreamBudget = 'personStreams' | 'groupStreams' | 'pairingStreams'

/** A listener, and the person, group or network on whose budget its stream counts. */
export type StreamHolder = {
  /** The session, device or pairing that asks. */
  owner: string
  budget: StreamBudget
  /** The id of the person or group, or the hash of the network. */
  whose: string
}

export type HeldStream = {
  holder: StreamHolder
  /** False while it only lingers: its connection is gone, or its poll was answered. */
  isConnected: boolean
  /** Ends it, and says why, so that its page comes back later. */
  giveWay(sentence: string): void
}

/** By budget and whose they are, the oldest first. Each process counts its own, because it is its memory that is at stake. */
const held = new Map<string, Set<HeldStream>>()

/**
 * Counts a stream that was just opened. Where its holder has more than the budget allows, the oldest stream gives way, of
 * the session or device that has most of them: so the page that was opened last works, many pages of one browser do not
 * end that of a phone, and one screen does not end those of others.
 */
export function holdStream(app: Pick<App, 'config'>, stream: HeldStream): void {
  const { budget } = stream.holder
  const key = keyOf(stream.holder)
  const streams = held.get(key) ?? new Set()
  held.set(key, streams.add(stream))
  const limit = app.config.budgets[budget]
  if (streams.size <= limit) return
  const last = nextToGiveWay(streams)
  if (!last) return
  // At once: otherwise one whose connection takes long to end would be chosen again, and the number would grow.
  releaseStream(last)
  // A lingering one is nobody's any more.
  if (last.isConnected) budgetRefusals.inc({ budget })
  last.giveWay(budgetOf(budget).sentence(limit.toLocaleString('en'), ''))
}

export function releaseStream(stream: HeldStream): void {
  const key = keyOf(stream.holder)
  const streams = held.get(key)
  streams?.delete(stream)
  if (streams?.size === 0) held.delete(key)
}

/** Who has at least so many streams open at this process. */
export function listStreamHolders(budget: StreamBudget, least: number): { whose: string; used: number }[] {
  return [...held]
    .map(([key, streams]) => ({ key, used: streams.size }))
    .filter(({ key, used }) => key.startsWith(`${budget}:`) && used >= least)
    .toSorted((one, other) => other.used - one.used)
    .map(({ key, used }) => ({ whose: key.slice(budget.length + 1), used }))
}

function nextToGiveWay(streams: Set<HeldStream>): HeldStream | undefined {
  const all = [...streams]
  const byOwner = Map.groupBy(all, ({ holder }) => holder.owner)
  // The first of those that have as many as each other: the owner of the oldest stream.
  const most = Math.max(...[...byOwner.values()].map(({ length }) => length))
  const ofOwner = [...byOwner.values()].find(({ length }) => length === most)
  return all.find(({ isConnected }) => !isConnected) ?? ofOwner?.[0]
}

function keyOf({ budget, whose }: StreamHolder): string {
  return `${budget}:${whose}`
}
