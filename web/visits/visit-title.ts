import type { VisitOccurrence } from '#contract/visits/visit-list.ts'

/** "Ben: Coffee" */
export function visitTitle({ who, what }: Pick<VisitOccurrence, 'who' | 'what'>): string {
  return [who, what].filter(Boolean).join(': ')
}
