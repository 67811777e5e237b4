// Apart from the calls: a form needs no schemas.

/** Of the recording of a recommendation, in milliseconds. */
export const recordingLimits = {
  longest: 420_000,
  /** Encoders add some silence at the end. */
  leeway: 500,
  shortest: 500,
} as const
