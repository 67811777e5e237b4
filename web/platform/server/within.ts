/** Gives up after so many milliseconds. Older phones lack `AbortSignal.timeout`. */
export async function within<Answer>(
  ms: number,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), ms)
  try {
    return await ask(ending.signal)
  } finally {
    clearTimeout(timer)
  }
}
