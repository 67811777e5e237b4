let isTab = false

/** Whether the newest key or press was Tab: then the person has moved the focus themselves. */
export function wasTabPressed(): boolean {
  return isTab
}

const options = { capture: true, passive: true }
window.addEventListener('keydown', ({ key }) => (isTab = key === 'Tab'), options)
window.addEventListener('pointerdown', () => (isTab = false), options)
