import { Copy } from 'lucide-react'
import { Button } from '../platform/ui/button.tsx'
import { useCopy } from '../platform/ui/use-copy.ts'
import { uploadKeyWords } from './upload-key-words.ts'
import type { UploadKeyWords } from './words/en.ts'

/** A text on one line, and a button that copies it. */
export function CopyText({ what, value }: { what: keyof UploadKeyWords['copies']; value: string }) {
  const words = uploadKeyWords()
  const [label, fieldLabel] = words.copies[what]
  const { input, isCopied, copy } = useCopy()
  return (
    <div className="flex flex-wrap gap-2">
      <input
        ref={input}
        readOnly
        value={value}
        aria-label={fieldLabel}
        onFocus={(event) => event.target.select()}
        className="min-h-12 min-w-0 grow basis-52 rounded-control border border-line-strong bg-surface-2 px-4 text-ink"
      />
      <Button aria-label={label} onClick={copy}>
        <Copy size={18} aria-hidden />
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  )
}
