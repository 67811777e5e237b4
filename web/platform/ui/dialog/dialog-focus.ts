import { useState } from 'react'

/**
 * Where the focus goes with a dialog: to the element with `data-autofocus`, if there is one, and back to what had it
 * before. Radix does the second only for a dialog that it has opened itself.
 *
 * Radix tells about the end a moment after the dialog is gone. Who has gone to another field by then stays there.
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
      // With the dialog gone, the page's body has the focus, or the dialog below it.
      const isElsewhere = !document.activeElement?.contains(opener)
      if (opener instanceof HTMLElement && !isElsewhere) opener.focus()
    },
  }
}
