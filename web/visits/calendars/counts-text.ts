import type { Calendar } from '#contract/visits/calendars.ts'

/** What of a calendar was read, and what was not, a sentence for each. */
export function countsText({ kept, private: hidden, broken, beyond }: Calendar['counts']): string[] {
  const sentences = [
    kept === 0 ? 'Nothing is on in the next 60 days.' : `${events(kept)} in the next 60 days.`,
    hidden > 0 && `${events(hidden, 'private')} left out.`,
    broken > 0 && `${events(broken)} could not be read.`,
    beyond > 0 && `${events(beyond, 'further')} left out, because these are too many.`,
  ]
  return sentences.filter((sentence) => sentence !== false)
}

function events(count: number, kind = ''): string {
  return [count, kind, count === 1 ? 'event' : 'events'].filter(Boolean).join(' ')
}
