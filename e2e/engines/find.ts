/**
 * Expressions that give an element of the page, or null, by what a person sees or hears of it. What is painted before the
 * scripts have come is not the page yet: it is hidden from screen readers.
 */

export function button(name: string): string {
  return named('button', name)
}

export function link(name: string): string {
  return named('a[href]', name)
}

/** An input by its label. */
export function field(label: string): string {
  return `(() => {
    const label = [...document.querySelectorAll('label')].find((one) => one.textContent.trim() === ${quote(label)})
    if (label?.closest('[aria-hidden=true]')) return null
    const found = label?.control ?? document.querySelector('[aria-label=' + CSS.escape(${quote(label)}) + ']')
    found?.scrollIntoView({ block: 'center' })
    return found
  })()`
}

/** Whether the text is anywhere on the page. */
export function hasText(text: string): string {
  return `document.body.innerText.includes(${quote(text)})`
}

/**
 * A promise of the element, when it has not moved for three frames and nothing covers its middle; null when it is not
 * there any more. Browsers press a place, not an element.
 */
export function onceStill(expression: string): string {
  return `(async () => {
    for (let last = '', still = 0; ; ) {
      const element = ${expression}
      if (!element) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      const place = [x, y, width, height].join()
      const isFree = element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      still = place === last && isFree ? still + 1 : 0
      if (still === 3) return element
      last = place
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })()`
}

function named(selector: string, name: string): string {
  return `(() => {
    const nameOf = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim()
    const found = [...document.querySelectorAll(${quote(selector)})].find(
      (one) =>
        nameOf(one) === ${quote(name)} &&
        one.checkVisibility() &&
        !one.disabled &&
        !one.closest('[aria-hidden=true]'),
    )
    found?.scrollIntoView({ block: 'center' })
    return found ?? null
  })()`
}

function quote(text: string): string {
  return JSON.stringify(text)
}
