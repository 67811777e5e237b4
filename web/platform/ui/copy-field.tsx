import { Copy } from 'lucide-react'
import { frameWords } from '../frame/frame-words.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'
import { useCopy } from './use-copy.ts'

type CopyFieldProps = {
  label: string
  value: string
  /** Whether copying is what one is here for. */
  isMain?: boolean
}

/** Text to copy. */
export function CopyField({ label, value, isMain = false }: CopyFieldProps) {
  const { input, isCopied, copy } = useCopy()
  return (
    <>
      <TextField
        label={label}
        ref={input}
        readOnly
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <Button look={isMain ? 'primary' : 'plain'} onClick={copy}>
        <Copy size={18} aria-hidden />
        {isCopied ? frameWords().copied : frameWords().copyLink}
      </Button>
    </>
  )
}
