/** What one process knows of budgets, so that most requests need not ask the database. Losing it costs a statement. */
export type BudgetMemory = {
  /** How many rows may be added before they are counted again, by table and group. */
  rows: Map<string, number>
  /** By person. */
  writes: Map<string, Writes>
  /** Which attempts are refused without being counted, by their key. In epoch milliseconds; `endsAt`: of their window. */
  refused: Map<string, { until: number; endsAt: number }>
}

export type Writes = {
  /** Of the minute, in epoch milliseconds. */
  endsAt: number
  /** How many more the process need not ask for. */
  left: number
  refusedUntil: number
  /** While a block is being taken. */
  taking: Promise<void> | null
}

declare module '../context.ts' {
  interface App {
    budgetMemory: BudgetMemory
  }
}

export function openBudgetMemory(): BudgetMemory {
  return { rows: new Map(), writes: new Map(), refused: new Map() }
}

const most = 10_000

/** Forgets the oldest where there are many. */
export function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size >= most && !known.has(key)) known.delete(oldest)
  known.set(key, value)
}
