import { useNow } from '../time/use-now.ts'

const every = 120_000
const places = [0, 1, 2, 1, 0, -1, -2, -1]

/** Everything moves by a few pixels now and then, so that nothing burns into the screen. */
export function useShift(): { transform: string } {
  const step = Math.floor(useNow(every / 4) / every)
  const x = places[step % places.length] ?? 0
  const y = places[(step + 2) % places.length] ?? 0
  return { transform: `translate(${x * 3}px, ${y * 3}px)` }
}
