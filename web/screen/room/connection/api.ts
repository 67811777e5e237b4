import type { CallInput, CallOutput } from '#contract/platform/endpoint.ts'
import type { screenApi } from '#contract/screen/screen.ts'
import { screenPaths } from '#contract/screen/screen-paths.ts'
import { callAt } from '../../../platform/server/api.ts'
import { noteServerTime } from '../time/server-clock.ts'

type Calls = Pick<typeof screenApi, keyof typeof screenPaths>

/** Milliseconds. Some networks accept a request and never answer it. */
const timeout = 20_000

/** Makes one of the screen's calls. Throws `ApiError` for a refusal, another error where nothing answers. */
export async function callServer<Name extends keyof Calls>(
  name: Name,
  input: CallInput<Calls[Name]> = {},
): Promise<CallOutput<Calls[Name]>> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeout)
  const sentAt = Date.now()
  try {
    const answer = await callAt<Calls[Name]>(screenPaths[name], input, { signal: controller.signal })
    // A view or an item. What anybody else in the network answers may be JSON, too.
    const isKept = name !== 'startPairing' && name !== 'reportContact'
    if (isKept && !('deviceId' in answer || 'deliveryId' in answer)) throw new Error('foreign')
    noteServerTime(timeIn(answer), sentAt)
    return answer
  } finally {
    clearTimeout(timer)
  }
}

/** The server's time, where the answer carries it. */
function timeIn(answer: object): string | undefined {
  const { now, at }: { now?: unknown; at?: unknown } = answer
  const time = now ?? at
  return typeof time === 'string' ? time : undefined
}
