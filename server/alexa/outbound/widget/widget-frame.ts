import { inboxOf } from '../../../delivery/inbox.service.ts'
import { requireGroupRow } from '../../../family/groups/groups.service.ts'
import { days } from '../../../platform/clock.ts'
import type { App } from '../../../platform/context.ts'
import { listUpcoming, type Upcoming } from '../../../schedule/upcoming.ts'
import type { EchoRow } from '../../alexa.tables.ts'
import { drawable } from '../../apl/drawable.ts'
import type { WidgetFrame } from '../../apl/widget.ts'
import { pictureUrl } from '../../inbox/picture-url.ts'
import { type LocalClock, upcomingTime, upcomingTitle } from '../../language/upcoming-text.ts'
import { shortened, spokenName } from '../../language/words.ts'

/** Longer than a day, so that the frame changes only once a day for its URL. */
const urlLifetime = days(2)

/** The newest picture in the Echo's inbox, and the next delivery. */
export async function readFrame(app: App, echo: EchoRow): Promise<WidgetFrame> {
  const group = await requireGroupRow(app, echo.family_group_id)
  const newest = await findNewestPicture(app, echo)
  const [next] = await listUpcoming(app, echo.family_group_id, 1)
  return drawable(
    widgetFrame({
      picture: newest
        ? { url: pictureUrl(app, newest, urlLifetime), caption: newest.title, sender: senderName(newest) }
        : null,
      next: next ?? null,
      groupName: group.name,
      clock: { timeZone: group.time_zone, locale: echo.locale, now: app.clock.now() },
    }),
  )
}

function findNewestPicture(app: App, echo: EchoRow) {
  return inboxOf(app, echo.device_id)
    .where('deliveries.picture', 'is not', null)
    .where('deliveries.backdrop_removed_at', 'is', null)
    .orderBy('delivery_targets.created_at', 'desc')
    .orderBy('delivery_targets.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

function senderName(row: { first_name: string | null; last_name: string | null }): string {
  return spokenName({ firstName: row.first_name, lastName: row.last_name })
}

type Content = {
  picture: { url: string; caption: string | null; sender: string } | null
  next: Upcoming | null
  groupName: string
  clock: LocalClock
}

export function widgetFrame({ picture, next, groupName, clock }: Content): WidgetFrame {
  return {
    imageUrl: picture?.url ?? '',
    caption: shortened(picture?.caption ?? '', 80),
    from: picture ? `From ${picture.sender}` : '',
    next: next ? `${upcomingTime(next, clock)}: ${shortened(upcomingTitle(next), 60)}` : '',
    hint: picture ? '' : `Pictures from ${groupName} appear here.`,
  }
}
