// How long it takes in the browser, with 500 items on the list, until a tick and a new item are seen:
//   node bench/shopping.ts [--rounds 25]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { newId } from '#server/platform/ids.ts'
import { startServer } from '#server/testing/processes/running-server.ts'

const count = 500
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '25' } } })
const rounds = Number(values.rounds)

const server = await startServer()
const browser = await chromium.launch({
  executablePath: readFileSync('.cache/chromium', 'utf8').trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  fill(await signUp(page))
  await page.goto(`${server.url}/shopping`)
  await page.getByText(`Pending Items (${count})`).waitFor()
  console.log(`milliseconds until it is painted, with ${count} items, ${rounds} times`)
  console.log(`ticking  ${await summary(() => tick(page))}`)
  console.log(`adding   ${await summary((round) => add(page, `New thing ${round}`))}`)
} finally {
  await browser.close()
  await server.stop()
}

async function summary(measure: (round: number) => Promise<number>): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) times.push(await measure(round))
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => (sorted[Math.floor((rounds - 1) * part)] ?? Number.NaN).toFixed(0)
  return `median ${at(0.5)}, 9 of 10 within ${at(0.9)}, slowest ${at(1)}`
}

/** From the click until the next frame after the item stands under the completed ones. */
function tick(page: Page): Promise<number> {
  return settled(page, () =>
    page.evaluate(async () => {
      const heading = (title: string) =>
        [...document.querySelectorAll('h2')].find((one) => one.textContent?.startsWith(title))
      const before = heading('Pending Items')?.textContent
      const item = heading('Pending Items')?.parentElement?.querySelector<HTMLElement>('[aria-pressed]')
      const start = performance.now()
      item?.click()
      while (heading('Pending Items')?.textContent === before) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    }),
  )
}

/** From Enter until the next frame after the item stands on the list. */
async function add(page: Page, name: string): Promise<number> {
  await page.getByPlaceholder('Add new item...').fill(name)
  return settled(page, () =>
    page.evaluate(async (name) => {
      const start = performance.now()
      document.querySelector('form')?.requestSubmit()
      const isThere = () => document.querySelector('section ul li')?.textContent?.includes(name)
      while (!isThere()) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    }, name),
  )
}

/** One after the other: the next begins when the server has answered and the list was read again. */
async function settled(page: Page, measure: () => Promise<number>): Promise<number> {
  const time = await measure()
  await page.waitForTimeout(300)
  return time
}

async function signUp(page: Page): Promise<string> {
  await page.goto(`${server.url}/api/login`)
  return page.evaluate(async () => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const person = { firstName: 'Emma', lastName: 'Hartley', email: 'emma@example.com' }
    await post('/api/auth/sign-up', { ...person, password: 'correct horse battery' })
    return (await (await post('/api/family-groups', { name: 'The Hartleys' })).json()).id
  })
}

function fill(groupId: string) {
  const db = new DatabaseSync(join(server.dataDir, 'sunporch.db'), { timeout: 10_000 })
  const { id: userId } = db.prepare('select id from users').get() as { id: string }
  db.exec('begin')
  for (let n = 0; n < count; n++) {
    db.prepare(
      `insert into shopping_items (id, family_group_id, name, quantity, added_by, created_at)
       values (?, ?, ?, '2', ?, ?)`,
    ).run(newId(), groupId, `Thing ${n}`, userId, Date.now() - n)
  }
  db.exec('commit')
  db.close()
}
