import { Mic, Moon } from 'lucide-react'
import { useContext } from 'react'
import { textSizes } from '#contract/delivery/delivery-fields.ts'
import type { ScreenView } from '#contract/screen/screen-view.ts'
import type { Setting } from '../connection/outbox.ts'
import { Panel, type PanelProps } from '../dignity/panel.tsx'
import { useWords } from '../language/use-words.ts'
import { playChime } from '../sound/chime.ts'
import { Speak } from '../voice/speak.ts'

/** Percent. */
const volumes = [
  ['off', 0],
  ['soft', 30],
  ['medium', 60],
  ['loud', 100],
] as const

type CarerPanelProps = PanelProps & {
  view: ScreenView
  onSet: (setting: Setting) => void
  onPause: () => void
}

/** What somebody who looks after her may want to set without the family's account. */
export function CarerPanel({ view, onSet, onPause, ...panel }: CarerPanelProps) {
  const words = useWords()
  const { tryOut } = useContext(Speak)
  const volume = view.room?.volume ?? 100
  const [nearest] = volumes.reduce((best, one) =>
    distance(one[1], volume) < distance(best[1], volume) ? one : best,
  )
  return (
    <Panel title={words.textAndSound} className="carer" {...panel}>
      <fieldset className="choices">
        <legend>
          {words.textSize} <small>{words.onThisScreen}</small>
        </legend>
        {textSizes.map((textSize) => (
          <Choice
            key={textSize}
            label={words.sizes[textSize]}
            isChosen={view.textSize === textSize}
            className={textSize}
            onChoose={() => onSet({ type: 'set', textSize })}
          />
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>
          {words.sound} <small>{words.onAllScreens}</small>
        </legend>
        {volumes.map(([name, percent]) => (
          <Choice
            key={name}
            label={words.volumes[name]}
            isChosen={name === nearest}
            onChoose={() => {
              onSet({ type: 'set', volume: percent })
              if (percent > 0) playChime(percent)
            }}
          />
        ))}
      </fieldset>
      <p>{words.familySeesChanges}</p>
      <div className="answers">
        <button type="button" className="answer" onClick={onPause}>
          <Moon aria-hidden />
          {words.pause}
        </button>
        {tryOut && (
          <button
            type="button"
            className="answer"
            onClick={() => {
              panel.onClose()
              tryOut()
            }}
          >
            <Mic aria-hidden />
            {words.tryMicrophone}
          </button>
        )}
        <button type="button" className="answer filled" onClick={panel.onClose}>
          {words.done}
        </button>
      </div>
    </Panel>
  )
}

type ChoiceProps = { label: string; isChosen: boolean; className?: string; onChoose: () => void }

function Choice({ label, isChosen, className = '', onChoose }: ChoiceProps) {
  return (
    <button type="button" className={`choice ${className}`} aria-pressed={isChosen} onClick={onChoose}>
      {label}
    </button>
  )
}

/** Off is chosen only where nothing is heard. */
function distance(one: number, other: number): number {
  return (one === 0) === (other === 0) ? Math.abs(one - other) : 1000
}
