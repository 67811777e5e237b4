import type { ComponentType } from 'react'

/** What stands below a line of the activity, by its action. `web/shell.tsx` says so for the features that come after this one. */
export const moreOfActivity = new Map<string, ComponentType<{ id: string }>>()
