import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../../testing/browser.ts'
import { startProxy } from '../../testing/others/proxies.ts'
import { createTestApp, sharedTestApp } from '../../testing/test-app.ts'
import { examineStreams } from './streams.ts'

const app = sharedTestApp()
const patience = 500

test('only some may try a stream at once, because anybody may', async () => {
  const busy = await createTestApp()
  const tries = await Promise.all(
    Array.from({ length: 21 }, () => openBrowser(busy).listen('/api/trial/live')),
  )
  expect(tries.map(({ status }) => status).toSorted()).toEqual([...Array(20).fill(200), 429])
  for (const one of tries) one.close()
})

test('it says whether streams arrive, and in which way browsers go on where they do not', async () => {
  expect(await said({})).toEqual([`ok: Event streams arrive through URL as they are sent.`])
  const [byPost] = await said({ holds: 'GET' })
  expect(byPost).toMatch(
    /^look: URL holds event streams back until they end, but not those that answer POST\. .+ use POST\./,
  )
  const [poll] = await said({ holds: 'all' })
  expect(poll).toMatch(/^look: URL holds event streams back until they end, by GET and by POST\. .+ poll: /)
  expect(poll).toContain('docs/https-at-home.md')
  const proxy = await startProxy(app.url)
  onTestFinished(() => proxy.close())
  proxy.answerWith({ status: 403, type: 'text/html', body: 'No streams here' })
  const [refused] = await listSaid(proxy.url)
  expect(refused).toContain('does not let event streams through (403 at /api/trial/live)')
})

async function said(conduct: Parameters<typeof startProxy>[1]): Promise<string[]> {
  const proxy = await startProxy(app.url, conduct)
  onTestFinished(() => proxy.close())
  return listSaid(proxy.url)
}

async function listSaid(url: string): Promise<string[]> {
  const lines: string[] = []
  for await (const { level, sentence } of examineStreams(url, patience))
    lines.push(`${level}: ${sentence.replaceAll(url, 'URL')}`)
  return lines
}
