import { writeFileSync } from 'node:fs'

export type Bar = { label: string; value: number; isOurs: boolean }

const width = 760
const row = 30
const labelWidth = 250
const longest = width - labelWidth - 110

/** Writes a picture of horizontal bars, in blocks with a heading each; ours in another colour. */
export function writeChart(file: string, title: string, blocks: { heading: string; bars: Bar[] }[]): void {
  const lines: string[] = []
  let y = 64
  for (const { heading, bars } of blocks) {
    const most = Math.max(...bars.map(({ value }) => value))
    lines.push(text(20, y, heading, 'font-weight="600"'))
    y += 14
    for (const { label, value, isOurs } of bars) {
      const length = Math.max(2, (value / most) * longest)
      lines.push(
        text(labelWidth - 10, y + 17, label, 'text-anchor="end"'),
        `<rect x="${labelWidth}" y="${y + 3}" width="${length.toFixed(1)}" height="${row - 10}" rx="3" fill="${isOurs ? '#b3541e' : '#9aa7b1'}"/>`,
        text(labelWidth + length + 8, y + 17, Math.round(value).toLocaleString('en')),
      )
      y += row
    }
    y += 26
  }
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}" font-family="system-ui, sans-serif" font-size="14" fill="#2b2622">
<rect width="${width}" height="${y}" fill="#fffdf9"/>
${text(20, 32, title, 'font-size="17" font-weight="600"')}
${lines.join('\n')}
</svg>
`,
  )
}

function text(x: number, y: number, words: string, more = ''): string {
  const safe = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x.toFixed(1)}" y="${y}" ${more}>${safe}</text>`
}
