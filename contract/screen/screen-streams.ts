// Apart from the paths of the calls, which the screen needs for its first view.

/** The screen's own streams of server-sent events. */
export const screenStreams = { live: '/api/screen/live', pairing: '/api/screen/pairing/live' } as const
