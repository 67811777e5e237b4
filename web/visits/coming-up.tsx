import { loadTemporal } from '../platform/temporal.ts'
import { lazyComponent } from '../platform/ui/lazy-component.tsx'
import { useNextDays } from './next-days.queries.ts'

const ComingUpLine = lazyComponent(
  async () => {
    const [line] = await Promise.all([import('./coming-up-line.tsx'), loadTemporal()])
    return line.ComingUpLine
  },
  { waiting: <div className="min-h-11" />, isQuiet: true },
)

/** In the room's card: who comes next, or what is on. Nothing where nobody is expected in the next days. */
export function ComingUp() {
  const { occurrences = [] } = useNextDays().data ?? {}
  const expected = occurrences.filter(({ isSkipped }) => !isSkipped)
  return expected.length > 0 && <ComingUpLine expected={expected} />
}
