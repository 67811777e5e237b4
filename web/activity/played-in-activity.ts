import type { ComponentType } from 'react'
import type { Activity, ActivityAction } from '#contract/family/activity.ts'

export type PlayedProps = { action: string; id: string }

const songSent: ActivityAction = 'content_sent_to_alexa'

/** Of these the activity has more than a line. A recommendation with a recording has its length. */
export function isPlayed({ action, subject }: Activity): boolean {
  if (action === songSent) return subject?.seconds !== undefined
  return /^(voice|clip)_(sent|added)$/.test(action)
}

/** What stands below the line. `web/shell.tsx` says so for the features that come after this one. */
export const playedInActivity: { component?: ComponentType<PlayedProps> } = {}
