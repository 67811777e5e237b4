// What the service worker and the open pages say to one another.

/** The worker asks a page whether it may go elsewhere. The page answers by the port, with true or false. */
export const mayGoMessage = 'may you go?'

/** The worker sends a page to an address of the app, after it has said that it may go. */
export type GoMessage = { goTo: string }

export function isGoMessage(data: unknown): data is GoMessage {
  return typeof data === 'object' && data !== null && 'goTo' in data && typeof data.goTo === 'string'
}

/** What a notification carries for the page and for the click. */
export type ShownData = { navigate: string; groupId: string | null; since: number }

/** Null for a notification that the app did not show. */
export function shownData(notification: Notification): ShownData | null {
  const data: Partial<Record<keyof ShownData, unknown>> | null = notification.data
  if (typeof data?.navigate !== 'string' || typeof data.since !== 'number') return null
  return {
    navigate: data.navigate,
    groupId: typeof data.groupId === 'string' ? data.groupId : null,
    since: data.since,
  }
}
