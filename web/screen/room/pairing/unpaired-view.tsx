import type { ScreenView } from '#contract/screen-view.ts'
import { PairingView } from './pairing-view.tsx'
import { RevokedView } from './revoked-view.tsx'

type UnpairedViewProps = {
  isRevoked: boolean
  /** Why the link that opened the page did not pair it. */
  note: string | null
  onPaired: (view: ScreenView) => void
  onStartAgain: () => void
}

/** What a screen shows that belongs to no family. Its code is fetched when it is needed. */
export function UnpairedView({ isRevoked, note, onPaired, onStartAgain }: UnpairedViewProps) {
  if (isRevoked) return <RevokedView onStartAgain={onStartAgain} />
  return <PairingView note={note} onPaired={onPaired} />
}
