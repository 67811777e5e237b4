import type { RoomAnswer } from '#contract/delivery/answers.ts'
import type { DeliveryRow } from '../delivery.tables.ts'

type Answered = Pick<DeliveryRow, 'subject_kind' | 'title'> & {
  [Column in 'subject_id' | 'subject_removed_at']: DeliveryRow[Column] | null
}

/** What an answer answers, with its picture while it is there. */
export function answeredOf({
  subject_kind: kind,
  title,
  subject_id,
  subject_removed_at,
}: Answered): RoomAnswer['subject'] {
  const id = subject_removed_at === null ? subject_id : null
  return {
    kind,
    title,
    photoId: kind === 'photo' ? id : null,
    ...(kind === 'clip' && id !== null && { clipId: id }),
  }
}
