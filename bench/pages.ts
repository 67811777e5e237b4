// How long each page takes until it can be used, in an empty group and in a full one:
//   node bench/pages.ts [--rounds 7]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { newId } from '#server/platform/ids.ts'
import { startServer } from '#server/testing/processes/running-server.ts'

const counts = { photos: 500, content: 300, shopping: 500, members: 40 }
const pages = ['', 'family-members', 'photo-gallery', 'content-library', 'schedule', 'shopping', 'activity']
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)

const server = await startServer()
const browser = await chromium.launch({
  executablePath: readFileSync('.cache/chromium', 'utf8').trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const groupId = await signUp(page)
  const empty = await measure(page)
  fill(groupId)
  const full = await measure(page)
  console.log(`milliseconds until a page can be used (median of ${rounds}), with ${JSON.stringify(counts)}`)
  for (const path of pages) {
    console.log(`/${path.padEnd(16)} empty ${format(empty[path])}   full ${format(full[path])}`)
  }
} finally {
  await browser.close()
  await server.stop()
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

async function measure(page: Page): Promise<Record<string, number>> {
  const medians: Record<string, number> = {}
  for (const path of pages) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await untilUsable(page, path))
    medians[path] = times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  }
  return medians
}

/** From the click on the address until the list stands there and the browser answers again. */
async function untilUsable(page: Page, path: string): Promise<number> {
  const start = performance.now()
  await page.goto(`${server.url}/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator('.animate-pulse')
    .waitFor({ state: 'detached' })
    .catch(() => {})
  await page.waitForFunction(() => document.querySelectorAll('.animate-pulse').length === 0)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return performance.now() - start
}

/** Straight into the database: the pictures are none, which costs a page as much as those that are. */
function fill(groupId: string) {
  const db = new DatabaseSync(join(server.dataDir, 'sunporch.db'), { timeout: 10_000 })
  const now = Date.now()
  const { id: userId } = db.prepare('select id from users').get() as { id: string }
  db.exec('begin')
  for (let n = 0; n < counts.photos; n++) {
    db.prepare(
      `insert into photos (id, family_group_id, object_id, caption, width, height, thumbhash, original_type, added_by, created_at)
       values (?, ?, ?, ?, 1600, 1200, '1QcSHQRnh493V4dIh4eXh1h4kJUI', 'image/jpeg', ?, ?)`,
    ).run(newId(), groupId, newId(), `Photo ${n}`, userId, now - n)
  }
  for (let n = 0; n < counts.content; n++) {
    db.prepare(
      `insert into content_items (id, family_group_id, type, title, description, provider, added_by, created_at)
       values (?, ?, 'movie', ?, 'Something to laugh about.', 'netflix', ?, ?)`,
    ).run(newId(), groupId, `Film ${n}`, userId, now - n)
  }
  for (let n = 0; n < counts.shopping; n++) {
    db.prepare(
      `insert into shopping_items (id, family_group_id, name, quantity, added_by, created_at)
       values (?, ?, ?, '2', ?, ?)`,
    ).run(newId(), groupId, `Thing ${n}`, userId, now - n)
  }
  for (let n = 0; n < counts.members; n++) {
    const id = newId()
    db.prepare(
      `insert into users (id, email, first_name, last_name, created_at) values (?, ?, ?, 'Hartley', ?)`,
    ).run(id, `member${n}@example.com`, `Member${n}`, now)
    db.prepare(
      `insert into members (id, family_group_id, user_id, role, joined_at) values (?, ?, ?, 'member', ?)`,
    ).run(newId(), groupId, id, now)
  }
  db.exec('commit')
  db.close()
}

function format(ms: number | undefined): string {
  return (ms ?? Number.NaN).toFixed(0).padStart(5)
}
