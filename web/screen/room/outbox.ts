import type { AnswerKind } from '#contract/delivery.ts'
import { screenApi } from '#contract/screen.ts'
import { ApiError, call } from '../../platform/api.ts'

/** What the screen has to tell us: that something was shown, and answers. */
export type Report =
  | { type: 'shown'; deliveryId: string; at: string }
  | { type: 'answer'; deliveryId: string; kind: AnswerKind }

const key = 'sunporch-reports'
const tryAgainAfter = 5000
let isSending = false

/** Kept on this device until the server has it, through a lost network and a restart. */
export function report(news: Report): void {
  keep([...kept(), news])
  void sendAll()
}

/** Called again whenever there is reason to hope. */
export async function sendAll(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let [first] = kept(); first; [first] = kept()) {
    if (!(await send(first))) {
      setTimeout(sendAll, tryAgainAfter)
      break
    }
    keep(kept().slice(1))
  }
  isSending = false
}

/** A screen that was removed has nothing to tell any more. */
export function forgetReports(): void {
  keep([])
}

/** True when it need not be sent again: the server has it, or does not want it. */
async function send(news: Report): Promise<boolean> {
  const params = { deliveryId: news.deliveryId }
  try {
    if (news.type === 'shown') await call(screenApi.reportShown, { params, body: { shownAt: news.at } })
    else await call(screenApi.answer, { params, body: { kind: news.kind } })
    return true
  } catch (error) {
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  }
}

function kept(): Report[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]')
  } catch {
    return []
  }
}

function keep(reports: Report[]): void {
  localStorage.setItem(key, JSON.stringify(reports))
}
