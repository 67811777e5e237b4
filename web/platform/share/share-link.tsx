import { Share2 } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { QrCode } from './lazy-qr-code.tsx'
import { NoAddressNote } from './no-address-note.tsx'
import { useReachable } from './reachable-origin.ts'
import { shareWords } from './share-words.ts'

type ShareLinkProps = {
  /** The path on this server, with its fragment. */
  path: string
  label: string
  /** What the phone's share sheet sends along with the link. */
  message: string
  /** What the code is for, for those who do not see it. */
  codeLabel: string
  /** The link cannot be shown again: it is shown even while it works on this computer only. */
  isShownOnce?: boolean
}

/** A link that works on another device: as a code, to copy, and by the phone's own share sheet. */
export function ShareLink({ path, label, message, codeLabel, isShownOnce = false }: ShareLinkProps) {
  const reachable = useReachable()
  if (!reachable) return <div className="h-44 animate-pulse rounded-control bg-surface-2" />
  if (!reachable.origin) {
    return (
      <div className="grid gap-4">
        <NoAddressNote source={reachable.source} />
        {isShownOnce && <CopyField label={label} value={location.origin + path} />}
      </div>
    )
  }
  const url = reachable.origin + path
  const hasShareSheet = 'share' in navigator
  return (
    <div className="grid justify-items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-start">
      <QrCode text={url} label={codeLabel} />
      <div className="grid w-full min-w-0 gap-3">
        <CopyField label={label} value={url} isMain={!hasShareSheet} />
        {hasShareSheet && (
          <Button look="primary" onClick={() => void share(message, url)}>
            <Share2 size={18} aria-hidden />
            {shareWords().share}
          </Button>
        )}
        <OtherAddresses others={reachable.others} path={path} />
      </div>
    </div>
  )
}

/** Closing the share sheet is no failure. */
async function share(text: string, url: string): Promise<void> {
  await navigator.share({ text, url }).catch(() => {})
}

function OtherAddresses({ others, path }: { others: string[]; path: string }) {
  if (others.length === 0) return null
  return (
    <details className="text-sm text-ink-2">
      <summary className="cursor-pointer py-2">{shareWords().notOpening}</summary>
      {shareWords().tryOthers}{' '}
      {others.map((origin) => (
        <span key={origin} className="block break-all text-ink">
          {origin + path}
        </span>
      ))}
    </details>
  )
}
