import type { ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { serverNow } from '../time/server-clock.ts'
import { Panel, type PanelProps } from './panel.tsx'
import { pauseEnd } from './pause-end.ts'

type PausePanelProps = PanelProps & { view: ScreenView; onPause: (until: number) => void }

/** Says what a pause is before it begins. */
export function PausePanel({ view, onPause, ...panel }: PausePanelProps) {
  const words = useWords()
  return (
    <Panel title={words.pauseQuestion} {...panel}>
      <p>{words.pauseMeans}</p>
      <div className="answers">
        <button
          type="button"
          className="answer filled"
          onClick={() => onPause(pauseEnd(serverNow(), view.timeZone, view.quietHours))}
        >
          {words.pauseUntilTomorrow}
        </button>
        <button type="button" className="answer" onClick={panel.onClose}>
          {words.notNow}
        </button>
      </div>
    </Panel>
  )
}
