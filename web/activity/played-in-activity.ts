import type { ComponentType } from 'react'

export type PlayedProps = { action: string; id: string }

/** Of these the activity has more than a line. */
export const isPlayed = /^(voice|clip)_(sent|added)$/

/** What stands below the line. `web/shell.tsx` says so for the features that come after this one. */
export const playedInActivity: { component?: ComponentType<PlayedProps> } = {}
