import { Copy } from 'lucide-react'
import { useState } from 'react'
import type { AmazonItem } from '#contract/shopping/shopping.ts'
import { showToast } from '../../platform/toast-store.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Dialog } from '../../platform/ui/dialog/dialog.tsx'
import { amazonWords } from './words/amazon-words.ts'

/** Copies the list as text. Where the browser refuses, a dialog shows the text to copy by hand. */
export function CopyListButton({ items }: { items: AmazonItem[] }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const text = items.map(itemText).join('\n')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast(amazonWords().copied)
    } catch {
      setDialogOpen(true)
    }
  }
  return (
    <>
      <Button onClick={copy} disabled={items.length === 0}>
        <Copy size={18} aria-hidden />
        {amazonWords().copyList}
      </Button>
      {isDialogOpen && (
        <Dialog
          title={amazonWords().copyList}
          description={amazonWords().selectAndCopy}
          onClose={() => setDialogOpen(false)}
        >
          <textarea
            readOnly
            aria-label={amazonWords().theList}
            rows={10}
            value={text}
            onFocus={(event) => event.target.select()}
            className="w-full rounded-control border border-line-strong bg-surface px-4 py-2.5"
          />
        </Dialog>
      )}
    </>
  )
}

function itemText({ name, quantity, notes, amazonUrl }: AmazonItem): string {
  const description = [`${quantity} × ${name}`, notes].filter(Boolean).join(', ')
  return `${description}\n${amazonUrl}`
}
