import { Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonLook } from '../platform/ui/button.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Field } from '../platform/ui/field.tsx'

/** A one-time link: for this browser, or to be sent to the device that shall be the screen. */
export function OpenScreenDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard?.writeText(url)
    setCopied(true)
  }
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
        <Field label="Or open this link on the other device">
          {(attributes) => (
            <input {...attributes} readOnly value={url} onFocus={(event) => event.target.select()} />
          )}
        </Field>
        {navigator.clipboard && (
          <Button onClick={copy}>
            <Copy size={18} aria-hidden />
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
