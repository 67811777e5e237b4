import { useNow } from '../time/use-now.ts'

/** Milliseconds between two shifts. */
const every = 120_000
/** In steps of three pixels. */
const offsets = [0, 1, 2, 1, 0, -1, -2, -1]

/** Moves everything by a few pixels every two minutes, so that nothing burns into the screen. */
export function usePixelShift(): { transform: string } {
  const step = Math.floor(useNow(every / 4) / every)
  const x = offsets[step % offsets.length] ?? 0
  const y = offsets[(step + 2) % offsets.length] ?? 0
  return { transform: `translate(${x * 3}px, ${y * 3}px)` }
}
