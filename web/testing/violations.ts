import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** They look at a whole page with its frame. */
const ofPages = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order']

/** Violations of the rules that `e2e/support/axe.ts` tries on pages, of what a test shows. */
export async function violations(): Promise<string[]> {
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))
  // The page behind an open dialog cannot be seen or reached.
  const context = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body
  const { violations } = await axe.run(context, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  })
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}
