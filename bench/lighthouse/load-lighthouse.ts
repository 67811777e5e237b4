import { installContenders, loadContender } from '../contenders.ts'

/** The part of a report that is read here. */
export type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      title: string
      displayValue?: string
      details?: { items?: Record<string, unknown>[] }
    }
  >
  runtimeError?: { message: string }
}

type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report }>

export async function loadLighthouse(): Promise<Lighthouse> {
  installContenders()
  return (await loadContender('lighthouse')).default
}
