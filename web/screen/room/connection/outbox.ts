import type { AnswerKind } from '#contract/delivery.ts'
import type { ScreenItem, ScreenView } from '#contract/screen.ts'
import { ApiError } from '../../../platform/api.ts'
import { keep, kept } from '../offline/local-state.ts'
import { type Stamp, stampNow, trueTime } from '../time/server-clock.ts'
import { ask } from './api.ts'

/** What the screen has to tell us: that something was shown, and answers. */
type News = { type: 'shown'; deliveryId: string } | { type: 'answer'; deliveryId: string; kind: AnswerKind }
type Report = News & { stamp: Stamp }

const tryAgainAfter = 5000
let isSending = false
let timer: ReturnType<typeof setTimeout> | undefined
let tell: (item: ScreenItem) => void = () => {}

/** The one who is told what the server has made of each report. */
export function whenSent(listener: (item: ScreenItem) => void): void {
  tell = listener
}

/** Kept on this device until the server has it, through a lost network and a restart. */
export function report(news: News): void {
  keep('reports', [...reports(), { ...news, stamp: stampNow() }])
  void sendAll()
}

/** Called again whenever there is reason to hope. */
export async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  for (let [first] = reports(); first; [first] = reports()) {
    if (!(await send(first))) {
      timer = setTimeout(sendAll, tryAgainAfter)
      break
    }
    keep('reports', reports().slice(1))
  }
  isSending = false
}

/** The view as this screen knows it better: with what it has shown and the server has not heard of. */
export function withReports(view: ScreenView): ScreenView {
  const pending = reports()
  if (pending.length === 0) return view
  const items = view.items.map((item) => {
    const own = pending.filter(({ deliveryId }) => deliveryId === item.deliveryId)
    const shown = own.find(({ type }) => type === 'shown')
    const answers = own.flatMap((one) =>
      one.type === 'answer' ? [{ kind: one.kind, text: null, at: new Date(one.stamp.at).toISOString() }] : [],
    )
    return {
      ...item,
      shownAt: item.shownAt ?? (shown ? new Date(shown.stamp.at).toISOString() : null),
      answers: [...item.answers, ...answers],
    }
  })
  return { ...view, items }
}

/** True when it need not be sent again: the server has it, or does not want it. */
async function send(news: Report): Promise<boolean> {
  const params = { deliveryId: news.deliveryId }
  const at = trueTime(news.stamp)
  try {
    tell(
      news.type === 'shown'
        ? await ask('reportShown', { params, body: { shownAt: at } })
        : await ask('answer', { params, body: { kind: news.kind, answeredAt: at } }),
    )
    return true
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  }
}

function reports(): Report[] {
  return kept('reports') ?? []
}
