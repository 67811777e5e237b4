import { pagePaths } from './page-paths.ts'
import { summaryPath } from './summary-path.ts'

/** The id of the element of a page that holds its `FirstView` as JSON. */
export const firstViewId = 'first-view'

/** What a page shows first, which the server writes into the page itself: answers of calls that the page would make. */
export type FirstView = {
  /** For the live stream: where the changes stood before the answers were read. Null for a page without a stream. */
  mark: string | null
  /** By the address of the call. An answer that is no success is left out, except that nobody is signed in. */
  answers: Record<string, FirstAnswer>
}
export type FirstAnswer = { status: 200; body: unknown } | { status: 401 }

/** A browser's cookie with the id of the group that was chosen there. A hint only: each answer has its own check. */
export const groupCookie = 'sunporch_group'

export const groupsPath = '/api/family-groups'

/** How many rows of its lists, or days of them, a page shows first. */
export const firstRows = {
  dashboardPhotos: 5,
  dashboardActivity: 3,
  dashboardVisitDays: 14,
  gallery: 50,
  activity: 50,
  notes: 30,
  visitDays: 62,
} as const

/** What every page reads of the person, besides who it is. */
export const personAddresses: readonly string[] = [groupsPath, summaryPath.path]

const lists: Record<string, string[]> = {
  [pagePaths.dashboard]: [
    'devices',
    'answers',
    'room',
    'life',
    'members',
    'shopping',
    'schedule',
    `visits?days=${firstRows.dashboardVisitDays}`,
    'calendars',
    `photos?limit=${firstRows.dashboardPhotos}`,
    `activity?limit=${firstRows.dashboardActivity}`,
  ],
  [pagePaths.familyMembers]: ['members', 'people'],
  [pagePaths.photoGallery]: [`photos?limit=${firstRows.gallery}`, 'room'],
  [pagePaths.contentLibrary]: ['content'],
  [pagePaths.notes]: [`notes?limit=${firstRows.notes}`, 'schedule'],
  [pagePaths.schedule]: [`visits?days=${firstRows.visitDays}`, 'calendars', 'schedule'],
  [pagePaths.shopping]: ['shopping'],
  [pagePaths.activity]: [`activity?limit=${firstRows.activity}`, 'activity/begin'],
  [pagePaths.settings]: ['devices', 'room'],
  [pagePaths.ownSettings]: ['members', 'people'],
  [pagePaths.screenSettings]: ['devices', 'room', 'life', 'members'],
  [pagePaths.familySettings]: ['members', 'notice-choices', 'storage'],
  [pagePaths.programSettings]: ['upload-keys', 'api-tokens', 'webhooks'],
}

/** What a page reads of the chosen group. */
export function groupAddresses(page: string, groupId: string): string[] {
  return (lists[page] ?? []).map((list) => `${groupsPath}/${groupId}/${list}`)
}
