import { type Html, html } from '../../platform/html.ts'

type Cell = Html | string | number | null

/** A heading that begins with # is of numbers, and one that begins with ~ of sentences. */
export function table(headings: string[], rows: Cell[][], empty: string): Html {
  if (rows.length === 0) return html`<p>${empty}</p>`
  const classes = headings.map((heading) => ({ '#': 'n', '~': 'w' })[heading.slice(0, 1)] ?? '')
  const names = headings.map((heading) => heading.replace(/^[#~]/, ''))
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${names.join(', ')}"><table>
<thead><tr>${names.map((name, at) => html`<th scope="col" class="${classes[at] ?? ''}">${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (row) => html`<tr>${row.map((cell, at) => html`<td class="${classes[at] ?? ''}">${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`
}

/** The end of an id, as in the logs: its beginning is the time. */
export function shortId(id: string): string {
  return `…${id.slice(-8)}`
}
