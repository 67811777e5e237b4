import type { ContentType, Provider } from './content.ts'

// Apart from the calls, which the Dashboard loads.

export const contentTypeLabels: Record<ContentType, string> = {
  audiobook: 'Audiobook',
  movie: 'Movie',
  tv_show: 'TV Show',
  music: 'Music',
}

export const providerLabels: Record<Provider, string> = {
  kindle: 'Kindle',
  netflix: 'Netflix',
  prime_video: 'Prime Video',
  spotify: 'Spotify',
  elsewhere: 'Somewhere else',
}

/** What each type offers; the first is what choosing the type sets. */
export const providersOf: Record<ContentType, readonly [Provider, ...Provider[]]> = {
  audiobook: ['kindle', 'elsewhere'],
  movie: ['netflix', 'prime_video', 'elsewhere'],
  tv_show: ['netflix', 'prime_video', 'elsewhere'],
  music: ['spotify', 'elsewhere'],
}

/** What the loved one says to a smart speaker to hear or see it; empty for what none can play. */
export function sentenceForAlexa({ title, provider }: { title: string; provider: Provider }): string {
  if (provider === 'elsewhere') return ''
  if (provider === 'kindle') return `Alexa, read ${title}`
  return `Alexa, play ${title} on ${providerLabels[provider]}`
}
