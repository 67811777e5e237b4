import { ExternalLink } from 'lucide-react'
import { ShareLink } from '../platform/share/share-link.tsx'
import { buttonLook } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'
import { DistanceDialog } from './distance-dialog.tsx'
import { useNewScreens } from './new-screens.ts'
import { screenWords } from './screen-words.ts'

/** Shows a one-time link, to open in this browser or on the device that will be the screen. */
export function OpenScreenDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [opened] = useNewScreens()
  return opened ? (
    <DistanceDialog device={opened} onClose={onClose} />
  ) : (
    <LinkDialog url={url} onClose={onClose} />
  )
}

function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { pathname, hash } = new URL(url)
  const path = pathname + hash
  const words = screenWords()
  return (
    <Dialog title={words.openScreen} description={words.linkMeans} onClose={onClose}>
      <div className="grid gap-6">
        <ShareLink
          path={path}
          label={words.openLink}
          message={words.openLinkMessage}
          codeLabel={words.codeOfLink}
        />
        <a href={path} target="_blank" rel="noopener" onClick={onClose} className={buttonLook('plain')}>
          <ExternalLink size={18} aria-hidden />
          {words.openInThis}
        </a>
      </div>
    </Dialog>
  )
}
