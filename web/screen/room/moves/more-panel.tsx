import {
  Info,
  type LucideIcon,
  Maximize,
  Mic,
  Moon,
  SlidersHorizontal,
  UserRoundCheck,
  Volume2,
} from 'lucide-react'
import { useContext } from 'react'
import type { ScreenItem, ScreenView } from '#contract/screen/screen-view.ts'
import { Panel, type PanelProps } from '../dignity/panel.tsx'
import { useWords } from '../language/use-words.ts'
import { useReading } from '../sound/use-reading.ts'
import { Speak } from '../voice/speak.ts'

type MorePanelProps = PanelProps & {
  view: ScreenView
  /** What is on the screen. */
  item: ScreenItem | undefined
  onPeople: () => void
  onCarer: () => void
  onPause: () => void
  /** Shows again what the family asked for. */
  onLetter: () => void
}

/** What is seldom needed, so that a touch brings only a few buttons. */
export function MorePanel({ view, item, onPeople, onCarer, onPause, onLetter, ...panel }: MorePanelProps) {
  const words = useWords()
  const read = useReading(view.rests ? undefined : item)
  const { say } = useContext(Speak)
  const choices: [label: string, Icon: LucideIcon, choose: (() => void) | null | false][] = [
    [words.readAloud, Volume2, read],
    [words.saySomething, Mic, say],
    [words.whoSeesWhat, UserRoundCheck, !view.rests && onPeople],
    [words.whatFamilyHears, Info, view.life?.isRead === true && onLetter],
    [words.textAndSound, SlidersHorizontal, !view.rests && onCarer],
    [words.pause, Moon, !view.rests && onPause],
    [words.fullScreen, Maximize, canFillScreen() && fillScreen],
  ]
  return (
    <Panel title={words.more} {...panel}>
      <div className="answers">
        {choices.map(
          ([label, Icon, choose]) =>
            choose && (
              <button
                key={label}
                type="button"
                className="answer"
                onClick={() => {
                  panel.onClose()
                  choose()
                }}
              >
                <Icon aria-hidden />
                {label}
              </button>
            ),
        )}
        <button type="button" className="answer filled" onClick={panel.onClose}>
          {words.close}
        </button>
      </div>
    </Panel>
  )
}

/** In a browser that is not an app, and can. */
export function canFillScreen(): boolean {
  return document.fullscreenEnabled && !document.fullscreenElement
}

function fillScreen() {
  document.documentElement.requestFullscreen().catch(() => {})
}
