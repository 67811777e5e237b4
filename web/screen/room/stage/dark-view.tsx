import type { ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { DayView } from '../scenes/day/day-view.tsx'

/** The screen in the quiet hours: black; after a touch the day and the time, dimmed. */
export function DarkView({ view, isAwake }: { view: ScreenView; isAwake: boolean }) {
  const words = useWords()
  return (
    <div className="dark-view">
      {isAwake ? (
        <DayView view={view} />
      ) : (
        <main>
          <p className="unseen">{words.quietHours}</p>
        </main>
      )}
    </div>
  )
}
