// Apart from the fields of the stream: the page in the room needs no schemas for it.

/**
 * How a browser hears of changes: by an event stream that answers GET, by the same that answers POST, or by calls that the
 * server answers once something has changed. Some tunnels and proxies hold back a stream until it ends, most of them only
 * one that answers GET. The better way comes first.
 */
export const liveWays = ['get', 'post', 'poll'] as const
export type LiveWay = (typeof liveWays)[number]

/** Milliseconds. A stream that brings nothing at all for so long is held back, if other calls are answered. */
export const firstBytesWithin = 5000

/** Milliseconds between two signs of life of an open stream; a poll without news is answered after the same time. */
export const liveBeatEvery = 25_000

/** A stream that ends by itself, for whoever looks whether streams arrive. */
export const trialStreamPath = '/api/trial/live'
