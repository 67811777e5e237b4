import type { ScreenView } from '#contract/screen/screen-view.ts'
import { PairingView } from './pairing-view.tsx'
import { RevokedView } from './revoked-view.tsx'

type UnpairedViewProps = {
  isRevoked: boolean
  /** The link that opened the page did not pair it. */
  isLinkGone: boolean
  onPaired: (view: ScreenView) => void
  onStartAgain: () => void
}

/** What a screen shows that belongs to no family. Its code is fetched when it is needed. */
export function UnpairedView({ isRevoked, isLinkGone, onPaired, onStartAgain }: UnpairedViewProps) {
  if (isRevoked) return <RevokedView onStartAgain={onStartAgain} />
  return <PairingView isLinkGone={isLinkGone} onPaired={onPaired} />
}
