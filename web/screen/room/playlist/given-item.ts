import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { advance, type Rules } from './playlist.ts'
import type { Showing } from './showing.ts'

type Given = { isNew?: boolean } & Partial<ScreenItem>

/** For tests. */
export function item(deliveryId: string, { isNew = false, kind = 'photo', ...rest }: Given = {}): ScreenItem {
  return {
    deliveryId,
    kind,
    title: null,
    sender: null,
    sentAt: '2026-11-21T10:00:00.000Z',
    shownAt: isNew ? null : '2026-11-21T10:00:01.000Z',
    picture: kind === 'photo' ? { url: '/', width: 4, height: 3, thumbhash: '' } : null,
    card: null,
    answers: [],
    ...rest,
  }
}

/** The playlist's `advance` on a screen whose pictures are painted at once. */
export function advancePainted(now: number, showing: Showing, ...given: [ScreenItem[], Rules?]): Showing {
  return painted(advance(now, painted(showing), ...given))
}

function painted(showing: Showing): Showing {
  const { deliveryId } = showing
  return deliveryId === null || deliveryId === showing.painted ? showing : { ...showing, painted: deliveryId }
}
