import { ExternalLink } from 'lucide-react'
import { buttonLook } from '../platform/ui/button.tsx'
import { CopyField } from '../platform/ui/copy-field.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'

/** Shows a one-time link, to open in this browser or to send to the device that will be the screen. */
export function OpenScreenDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      title="Open a screen"
      description="This link turns the browser that opens it into a screen. It works once, for 15 minutes."
      onClose={onClose}
    >
      <div className="grid gap-5">
        <a href={url} target="_blank" rel="noopener" onClick={onClose} className={buttonLook('primary')}>
          <ExternalLink size={18} aria-hidden />
          Open it in this browser
        </a>
        <CopyField label="Or open this link on the other device" value={url} />
      </div>
    </Dialog>
  )
}
