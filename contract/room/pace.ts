// Apart from the calls: the page of the screen reads it, and must stay small.

/** How fast pictures follow each other in the room. */
export const paces = ['calm', 'normal', 'lively'] as const
export type Pace = (typeof paces)[number]
