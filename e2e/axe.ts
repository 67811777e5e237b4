import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** By all rules as the page is. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: 'tag', values: rules } })
}

/** Whatever the colours alone can make wrong. */
export function contrastViolations(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // To read it takes as long as to run it: once for each page that is opened.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    // What is still fading in has not its colours yet; what fades begins with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
    // Behind an open dialog nothing can be seen or reached.
    const context = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(' ')}`)
  }, options)
}
