// Apart from the calls: a recorder needs no schemas, and the screen's page has few.

/** In milliseconds. */
export const voiceLimits = {
  longest: 60_000,
  /** Encoders add some silence at the end. */
  leeway: 500,
  shortest: 500,
} as const
