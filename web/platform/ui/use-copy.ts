import { type RefObject, useRef, useState } from 'react'

/** Copies what stands in the input. `isCopied` stays true. */
export function useCopy(): {
  input: RefObject<HTMLInputElement | null>
  isCopied: boolean
  copy: () => Promise<void>
} {
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    setCopied((await writeClipboard(input.current?.value ?? '')) || copySelected(input.current))
  }
  return { input, isCopied, copy }
}

/** Only pages from a secure address have the clipboard, and the person may have forbidden it. */
function writeClipboard(text: string): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text) ?? Promise.reject()
  return written.then(
    () => true,
    () => false,
  )
}

/** The old way, which works on all pages. */
function copySelected(input: HTMLInputElement | null): boolean {
  input?.select()
  return document.execCommand('copy')
}
