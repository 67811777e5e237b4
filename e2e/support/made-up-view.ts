import type { Page } from '@playwright/test'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'

let count = 0

/** A photo from Anna without a picture, but for the change. The server knows none of it. */
export function madeUpItem(change: Partial<ScreenItem>): ScreenItem {
  const now = new Date().toISOString()
  return {
    deliveryId: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    kind: 'photo',
    title: null,
    sender: { name: 'Anna Hartley', profileImageUrl: null, relation: 'your daughter' },
    sentAt: now,
    shownAt: now,
    picture: null,
    card: null,
    answers: [],
    ...change,
  }
}

/** Three visits on the day of `at`, today: a person with a reason, `what` alone, and people without a time. */
export function madeUpVisits(what: string, at = Date.now()): ScreenView['visits'] {
  const until = new Date(at + 86_400_000).toISOString()
  const date = new Date(at).toISOString().slice(0, 10)
  return [
    { id: 'a', date, time: '15:00', until, who: 'Ben', what: 'comes for coffee and cake' },
    { id: 'b', date, time: '17:30', until, who: null, what },
    { id: 'c', date, time: null, until, who: 'Anna and the grandchildren', what: null },
  ]
}

/** Changes the view before the page gets it. */
export async function changeView(
  screen: Page,
  changeOf: (view: ScreenView) => Partial<ScreenView>,
): Promise<void> {
  await screen.route('**/api/screen', async (route) => {
    const answer = await route.fetch().catch(() => null)
    if (!answer) return
    const view: ScreenView = await answer.json()
    await route.fulfill({ response: answer, json: { ...view, ...changeOf(view) } })
  })
}
