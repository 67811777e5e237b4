import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import type { RoomState } from '#contract/room/state.ts'
import { inboxOf } from '../../../delivery/inbox/inbox.service.ts'
import { pictureOf, versionOf } from '../../../delivery/subject.ts'
import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { listPictureFacts } from '../../../photos/memories/picture-facts.ts'
import { days } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { listUpcoming, type Upcoming } from '../../../schedule/occurrences/upcoming.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { drawable } from '../../apl/drawable.ts'
import type { WidgetFrame } from '../../apl/widget.ts'
import { alignOf } from '../../inbox/align.ts'
import { pictureUrl } from '../../inbox/file-url.ts'
import type { LocalClock } from '../../language/local-time.ts'
import type { Messages } from '../../language/messages/en.ts'
import { messagesOf } from '../../language/talk.ts'
import { capitalised, shortened, spokenName } from '../../language/text/words.ts'
import { upcomingTime, upcomingTitle } from '../../language/upcoming-text.ts'

/** Longer than a day, so that the frame changes only once a day for its URL. */
const urlLifetime = days(2)

/**
 * The newest picture or note in the Echo's inbox, and the next delivery; in a group that is in memory the newest photo
 * only, and in a pause nothing.
 */
export async function readFrame(app: App, echo: EchoRow, room: RoomState): Promise<WidgetFrame> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const inMemory = room.is === 'in_memory'
  const isPaused = room.is === 'paused'
  const newest = isPaused ? null : await findNewest(app, echo, { inMemory })
  const picture = newest && pictureOf(app, newest)
  const words = messagesOf(echo.locale)
  const [next] = isPaused ? [] : await listUpcoming(app, echo.family_group_id, 1)
  return drawable(
    widgetFrame({
      newest: newest && {
        url: picture ? pictureUrl(app, newest, urlLifetime) + versionOf(newest.subject_kind, picture) : '',
        align: await alignOfNewest(app, group.id, newest),
        words: newest.title,
        from: fromWords(newest.subject_kind, words)(senderName(newest, words)),
      },
      next: next ?? null,
      hint: isPaused ? words.restingNow : hintOf(group.name, { inMemory, words }),
      clock: { timeZone: group.time_zone, locale: echo.locale, now: app.clock.now() },
    }),
  )
}

function fromWords(kind: DeliveryKind, words: Messages): (name: string) => string {
  if (kind === 'note') return words.note
  return kind === 'content' ? words.slide.recommends : words.slide.from
}

async function alignOfNewest(
  app: App,
  groupId: string,
  { subject_kind, subject_id }: { subject_kind: DeliveryKind; subject_id: string | null },
): Promise<string> {
  if (subject_kind !== 'photo' || subject_id === null) return alignOf(null)
  const facts = await listPictureFacts(app, groupId, [subject_id])
  return alignOf(facts.get(subject_id)?.focalPoint)
}

async function findNewest(app: App, echo: EchoRow, { inMemory }: { inMemory: boolean }) {
  const newest = await inboxOf(app, echo.device_id)
    .where((where) =>
      inMemory
        ? where('deliveries.subject_kind', '=', 'photo')
        : where.or([
            where('deliveries.picture', 'is not', null),
            where('deliveries.subject_kind', '=', 'note'),
          ]),
    )
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest ?? null
}

function senderName(row: { first_name: string | null; last_name: string | null }, words: Messages): string {
  return spokenName({ firstName: row.first_name, lastName: row.last_name }, words)
}

type Content = {
  /** `url` is empty for a note without a picture; `words` are the caption, the note or the title. */
  newest: { url: string; align: string; words: string | null; from: string } | null
  next: Upcoming | null
  /** The text in place of a picture, while the inbox has none. */
  hint: string
  clock: LocalClock
}

/** The text of the widget while the inbox has no picture. */
export function hintOf(
  groupName: string,
  { inMemory, words: { slide } }: { inMemory: boolean; words: Messages },
): string {
  return inMemory ? slide.keptInMemory : slide.picturesAppear(groupName)
}

export function widgetFrame({ newest, next, hint, clock }: Content): WidgetFrame {
  return {
    imageUrl: newest?.url ?? '',
    align: newest?.align ?? 'center',
    caption: shortened(newest?.words ?? '', newest?.url ? 80 : 160),
    from: newest?.from ?? '',
    next: next
      ? `${capitalised(upcomingTime(next, clock))}: ${shortened(upcomingTitle(next, clock), 60)}`
      : '',
    hint: newest ? '' : hint,
  }
}
