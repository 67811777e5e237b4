import type { LiveTopic } from '#contract/live.ts'
import type { App } from '../platform/context.ts'

export function groupTopic(groupId: string): string {
  return `group:${groupId}`
}

/** Tells every open browser of the group which of its lists have changed. */
export function publishChange(app: App, groupId: string, ...changed: LiveTopic[]): void {
  app.live.publish(groupTopic(groupId), { changed })
}
