import { ExternalLink } from 'lucide-react'
import { ShareLink } from '../platform/share/share-link.tsx'
import { buttonLook } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog/dialog.tsx'

/** Shows a one-time link, to open in this browser or on the device that will be the screen. */
export function OpenScreenDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const { pathname, hash } = new URL(url)
  const path = pathname + hash
  return (
    <Dialog
      title="Open a screen"
      description="This link turns the browser that opens it into a screen. It works once, for 15 minutes."
      onClose={onClose}
    >
      <div className="grid gap-6">
        <ShareLink
          path={path}
          label="Open this link on the other device"
          message="Open this on the tablet that will be the screen:"
          codeLabel="A code with the link, for the camera of the other device"
        />
        <a href={path} target="_blank" rel="noopener" onClick={onClose} className={buttonLook('plain')}>
          <ExternalLink size={18} aria-hidden />
          Open it in this browser
        </a>
      </div>
    </Dialog>
  )
}
