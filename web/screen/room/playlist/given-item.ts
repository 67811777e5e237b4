import type { ScreenItem } from '#contract/screen-view.ts'

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
