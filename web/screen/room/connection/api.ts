import type { CallInput, CallOutput } from '#contract/endpoint.ts'
import type { screenApi } from '#contract/screen.ts'
import { screenPaths } from '#contract/screen-paths.ts'
import { ApiError } from '../../../platform/api.ts'
import { heardTime } from '../time/server-clock.ts'

type Calls = Pick<typeof screenApi, keyof typeof screenPaths>

/** A network that takes everything and answers nothing is no network. */
const longest = 20_000

/** Makes one of the screen's calls. Throws `ApiError` for every answer that is no success. */
export async function ask<Name extends keyof Calls>(
  name: Name,
  { params, body }: CallInput<Calls[Name]> = {},
): Promise<CallOutput<Calls[Name]>> {
  const { method, path } = screenPaths[name]
  const given = (params ?? {}) as Record<string, string>
  const stopping = new AbortController()
  const timer = setTimeout(() => stopping.abort(), longest)
  const askedAt = Date.now()
  try {
    const response = await fetch(
      path.replace(/:(\w+)/g, (_, name) => given[name] ?? ''),
      {
        method,
        signal: stopping.signal,
        ...(body !== undefined && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      },
    )
    const text = await response.text()
    if (!response.ok) throw new ApiError(response.status, response.statusText, text)
    const answer = JSON.parse(text)
    heardTime(answer.now ?? answer.at, askedAt)
    return answer
  } finally {
    clearTimeout(timer)
  }
}
