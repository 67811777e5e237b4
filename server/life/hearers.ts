import type { App } from '../platform/context.ts'
import { listTold } from './watch.ts'

/**
 * The ids of the people who hear of a recorded change of the topic `life`: the person whom it names, or everybody who
 * was told of the day that it is about.
 */
export async function listLifeHearers(
  app: App,
  groupId: string,
  subject: { kind: string | null; id: string | null },
): Promise<string[]> {
  if (subject.id === null) return []
  if (subject.kind === 'person') return [subject.id]
  return subject.kind === 'life' ? (await listTold(app, groupId, subject.id)).map(({ id }) => id) : []
}
