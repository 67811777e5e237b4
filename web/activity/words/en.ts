import { type ActivityAction, activityLabels } from '#contract/family/activity.ts'

const actions: Record<ActivityAction, string> = activityLabels

/** What happened in the group. Who did it, and to what, stands below each action. */
export const words = {
  title: 'Activity',
  recent: 'Recent Activity',
  viewAll: 'View all',
  none: 'No recent activity',
  older: (year: number) =>
    `What happened before ${year} is in “Download everything”, which the primary caretaker finds in Settings, under “Family”.`,
  quoted: (title: string) => `“${title}”`,
  thankYou: '“Thank you”',
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  contributed: 'Contributed',
  nothingYet: 'Nothing yet',
  actions,
}
export type ActivityWords = typeof words
