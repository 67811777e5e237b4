import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { LocalhostNote } from './localhost-note.tsx'

/** Text to copy. The button is left out where the browser cannot copy. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard?.writeText(value)
    setCopied(true)
  }
  return (
    <>
      <Field label={label}>
        {(attributes) => (
          <input {...attributes} readOnly value={value} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      {value.includes(location.host) && <LocalhostNote />}
      {navigator.clipboard && (
        <Button onClick={copy}>
          <Copy size={18} aria-hidden />
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      )}
    </>
  )
}
