import { useState } from 'react'

/**
 * Where the focus goes with a dialog: to the element with `data-autofocus`, if there is one, and back to what had it
 * before. Radix does the second only for a dialog that it has opened itself.
 */
export function useDialogFocus() {
  const [opener] = useState(() => document.activeElement)
  return {
    onOpenAutoFocus(event: Event) {
      const first = (event.currentTarget as HTMLElement).querySelector<HTMLElement>('[data-autofocus]')
      if (!first) return
      event.preventDefault()
      first.focus()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      if (opener instanceof HTMLElement) opener.focus()
    },
  }
}
