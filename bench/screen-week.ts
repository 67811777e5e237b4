// A screen for a whole week of hours, in a browser: npm run bench:screen
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { simulateWeek } from '../e2e/week/simulate-week.ts'

const note = '.cache/chromium'
const browser = await chromium.launch({
  ...(existsSync(note) && { executablePath: readFileSync(note, 'utf8').trim() }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const startedAt = Date.now()
const seed = Number(process.argv[2] ?? 1)
const hours = Number(process.argv[3] ?? 7 * 24)
const picture = { width: 1920, height: 1200 }
const lived = await simulateWeek(browser, { hours, step: 1, seed, measuredEvery: 12, picture })
await browser.close()

const late = lived.deliveries.map(({ shownAt, seenAt }) => Math.abs(shownAt - (seenAt[0] ?? Number.NaN)))
const isInOrder = lived.order.join() === lived.deliveries.map(({ caption }) => caption).join()
console.log(`${hours} hours in ${Math.round((Date.now() - startedAt) / 1000)} s, seed ${seed}`)
console.log(`events       ${JSON.stringify(lived.events)}`)
if (!isInOrder) console.log(`order        ${lived.order.join(', ')}`)
for (const { caption, seenAt, shownAt } of lived.deliveries) {
  const off = shownAt - (seenAt[0] ?? Number.NaN)
  if (!(Math.abs(off) < 5000))
    console.log(`${caption}: seen ${seenAt.length} times, told ${off} ms from the first`)
}
console.log(`deliveries   ${lived.deliveries.length}, each shown and in order: ${isInOrder}`)
const twice = lived.deliveries.filter(({ reports }) => reports !== 1).length
console.log(`reports      ${twice} that were not told exactly once`)
console.log(`heard        ${lived.listened} voices and songs to their end, ${lived.heard} told`)
console.log(`by itself    ${lived.byThemselves.join(', ')}`)
console.log(`by a press   ${lived.byPress.join(', ')}`)
console.log(`in the dark  ${lived.inTheDark.length} that played`)
console.log(`told         at most ${Math.max(...late)} ms from when it was seen`)
console.log(`frames       ${lived.frames} looked at, ${lived.dark} dark, ${lived.blanks} blank`)
for (const { heap, nodes, process } of lived.memory) {
  console.log(`memory       ${heap} MB JavaScript, ${nodes} nodes, ${process} MB of the tab's process`)
}
