import type { ScreenView } from '#contract/screen-view.ts'
import { usePairingCode } from './use-pairing-code.ts'

type PairingViewProps = { note: string | null; onPaired: (view: ScreenView) => void }

/** Shows a code until somebody in the family has typed it. */
export function PairingView({ note, onPaired }: PairingViewProps) {
  const code = usePairingCode(onPaired)
  return (
    <main className="quiet">
      <h1 className="title">Connect this screen</h1>
      {note && <p className="note">{note}</p>}
      <p
        role="status"
        aria-label={code ? `Code ${[...code].join(' ')}` : 'Waiting for a code'}
        className="code"
      >
        {code ?? '······'}
      </p>
      <p className="hint">
        In Sunporch, open Settings, then Devices, press “Pair a screen”, and type this code.
      </p>
    </main>
  )
}
