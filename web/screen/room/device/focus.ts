/** What covers the screen and waits for an answer. */
export function openDialog(): Element | null {
  return document.querySelector('[role="dialog"], [role="alertdialog"]')
}

/**
 * Focuses the next button that can be seen, or the one before; with a panel open, one of its own. Where none has the
 * focus, the first answer gets it.
 */
export function moveFocus(by: 1 | -1): void {
  const buttons = visibleButtons(openDialog() ?? document.body)
  const index = buttons.indexOf(document.activeElement as HTMLElement)
  const firstAnswer = buttons.find((button) => button.closest('.answers'))
  const start = Math.max(index, by < 0 ? 0 : -1)
  const next = buttons[(start + by + buttons.length) % buttons.length]
  const wanted = index < 0 && firstAnswer ? firstAnswer : next
  wanted?.focus()
}

let observer: MutationObserver | undefined

/** Where a button of a scene has the focus, the same button of the scene that follows gets it. */
export function keepFocus(): void {
  const focused = document.activeElement
  const before = focused?.closest('.scene')
  if (!before || !focused) return
  const name = nameOf(focused)
  observer?.disconnect()
  observer = new MutationObserver(() => {
    const top = document.querySelector('.scene.top')
    if (!top || top === before) return
    observer?.disconnect()
    const buttons = visibleButtons(top)
    const same = buttons.find((button) => nameOf(button) === name) ?? buttons[0]
    // Somebody may have chosen something else meanwhile.
    if (document.activeElement === document.body || before.contains(document.activeElement)) same?.focus()
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['class'] })
}

function nameOf(button: Element): string | null {
  return button.getAttribute('aria-label') ?? button.textContent
}

function visibleButtons(parent: Element): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('button:not([disabled]), a[href]')].filter(
    (button) =>
      !button.closest('.scene:not(.top)') &&
      button.getClientRects().length > 0 &&
      getComputedStyle(button).visibility === 'visible',
  )
}
