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
    return label?.control ?? document.querySelector('[aria-label=' + CSS.escape(${quote(label)}) + ']')
  })()`
}

/** Whether the text is anywhere on the page. */
export function hasText(text: string): string {
  return `document.body.innerText.includes(${quote(text)})`
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
