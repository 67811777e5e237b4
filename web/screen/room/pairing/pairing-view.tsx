import type { ScreenView } from '#contract/screen/screen-view.ts'
import { useWords } from '../language/use-words.ts'
import { usePairingCode } from './use-pairing-code.ts'

type PairingViewProps = { isLinkGone: boolean; onPaired: (view: ScreenView) => void }

/** Shows a code until somebody in the family has typed it. */
export function PairingView({ isLinkGone, onPaired }: PairingViewProps) {
  const code = usePairingCode(onPaired)
  const words = useWords()
  return (
    <main className="quiet">
      <h1 className="title">{words.connectScreen}</h1>
      {isLinkGone && <p className="note">{words.linkGone}</p>}
      <p
        role="status"
        aria-label={code ? words.code([...code].join(' ')) : words.waitingForCode}
        className="code"
      >
        {code ?? '······'}
      </p>
      <p className="hint">{words.whereToTypeCode}</p>
    </main>
  )
}
