import type { ScreenView } from '#contract/screen.ts'
import { Day } from '../scenes/day-scene.tsx'

/** The quiet hours: no light. Who touches the screen is told softly what time it is. */
export function DarkView({ view, isAwake }: { view: ScreenView; isAwake: boolean }) {
  return (
    <div className="dark-view">
      {isAwake ? (
        <>
          <Day view={view} />
          <div className="night" />
        </>
      ) : (
        <main>
          <p className="unseen">Quiet hours. Touch the screen for the time.</p>
        </main>
      )}
    </div>
  )
}
