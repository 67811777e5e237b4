import type { NoticeTopic } from '#contract/notices/topics.ts'
import { topicsAtRest } from '#contract/room/in-memory.ts'
import { isInMemory } from '../family/in-memory.ts'
import type { Audience } from './listeners.ts'

/** Whether nobody is told of the topic, because the group is in memory. */
export function isAtRest(group: Audience['group'], topic: NoticeTopic): boolean {
  return isInMemory(group) && topicsAtRest.includes(topic)
}
