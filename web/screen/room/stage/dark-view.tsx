import type { ScreenView } from '#contract/screen-view.ts'
import { DayView } from '../scenes/day-view.tsx'

/** The screen in the quiet hours: black; after a touch the day and the time, dimmed. */
export function DarkView({ view, isAwake }: { view: ScreenView; isAwake: boolean }) {
  return (
    <div className="dark-view">
      {isAwake ? (
        <>
          <DayView view={view} />
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
