import { deliveryTopics, type SendableActivityKind, sendables } from '#contract/delivery/sendable.ts'
import { listThere, subjectSources } from '../delivery/subject-source.ts'
import type { App } from '../platform/context.ts'
import type { NoticeRow } from './notices.tables.ts'

/** Without notices of what was sent and has been deleted since, such as photos: their words are to go with them. */
export async function withoutDeleted(app: App, groupId: string, notices: NoticeRow[]): Promise<NoticeRow[]> {
  const gone = new Set<string>()
  for (const source of subjectSources(app)) {
    const asked = idsOf(notices, sendables[source.kind].activity)
    const there = new Set(await listThere(app, source, groupId, asked))
    for (const id of asked) if (!there.has(id)) gone.add(id)
  }
  return notices.filter((notice) => !isOfThing(notice) || !gone.has(notice.subject_id ?? ''))
}

/** An answer to a photo that is gone remains an answer. Notices name their topics as the lists are named. */
function isOfThing({ topic }: NoticeRow): boolean {
  return (deliveryTopics as string[]).includes(topic)
}

function idsOf(notices: NoticeRow[], kind: SendableActivityKind): string[] {
  const those = notices.filter((notice) => isOfThing(notice) && notice.subject_kind === kind)
  return those.flatMap(({ subject_id }) => subject_id ?? [])
}
