/** Nothing has moved for longer than somebody waits. */
export class Hangs extends Error {}

type Moving = {
  signal: AbortSignal
  /** Milliseconds. */
  patience: number
}

/** Ends what `run` does by the signal that it gets: with `signal`, or after `patience` in which it has not said that it moves. */
export async function whileMoving<Answer>(
  { signal, patience }: Moving,
  run: (signal: AbortSignal, moves: () => void) => Promise<Answer>,
): Promise<Answer> {
  signal.throwIfAborted()
  const ending = new AbortController()
  let still: ReturnType<typeof setTimeout> | undefined
  const moves = () => {
    clearTimeout(still)
    still = setTimeout(() => ending.abort(new Hangs('The upload hangs')), patience)
  }
  const end = () => ending.abort(signal.reason)
  signal.addEventListener('abort', end)
  moves()
  try {
    return await run(ending.signal, moves)
  } finally {
    clearTimeout(still)
    signal.removeEventListener('abort', end)
  }
}
