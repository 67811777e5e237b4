import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Violations of all rules, in the current colour scheme. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: 'tag', values: rules } })
}

/** Violations that depend on colours alone. */
export function contrastViolations(page: Page): Promise<string[]> {
  return run(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // Once for each page that is opened: loading axe takes as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (options) => {
    // An element that fades in does not have its colours yet. Animations begin with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
    // The page behind an open dialog cannot be seen or reached.
    const context = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html).join(' ')}`)
  }, options)
}
