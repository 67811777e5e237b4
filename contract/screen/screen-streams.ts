import type { ScreenView } from './screen-view.ts'

// Apart from the paths of the calls, which the screen needs for its first view.

/** The screen's own streams of server-sent events. */
export const screenStreams = { live: '/api/screen/live', pairing: '/api/screen/pairing/live' } as const

/**
 * The data of the event "changed": what the call for the view would answer, and when the server began to read it. Both are
 * left out where the view is large or could not be read: then the screen makes the call.
 */
export type ScreenChange = { view?: ScreenView; readFrom?: string }
