import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'

type CopyFieldProps = {
  label: string
  value: string
  /** Whether copying is what one is here for. */
  isMain?: boolean
}

/** Text to copy. */
export function CopyField({ label, value, isMain = false }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    // Only pages from a secure address have the clipboard; the old way works on all.
    if (navigator.clipboard) await navigator.clipboard.writeText(value)
    else {
      input.current?.select()
      document.execCommand('copy')
    }
    setCopied(true)
  }
  return (
    <>
      <Field label={label}>
        {(attributes) => (
          <input
            {...attributes}
            ref={input}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <Button look={isMain ? 'primary' : 'plain'} onClick={copy}>
        <Copy size={18} aria-hidden />
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
    </>
  )
}
