import type { LiveTopic } from '#contract/family/live-topics.ts'
import type { App } from '../platform/context.ts'

export function groupTopic(groupId: string): string {
  return `group:${groupId}`
}

/** Tells every open browser of the group which of its lists have changed. */
export function publishChange(app: App, groupId: string, ...changed: LiveTopic[]): void {
  app.live.publish(groupTopic(groupId), { changed })
}

/** What concerns one person in all groups. Every open browser of theirs hears it, whatever group it shows. */
export function personTopic(userId: string): string {
  return `person:${userId}`
}

/** Tells every open browser of the person which lists have changed that are not of one group. */
export function publishToPerson(app: App, userId: string, ...changed: LiveTopic[]): void {
  app.live.publish(personTopic(userId), { changed })
}
