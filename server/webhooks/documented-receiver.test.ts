import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { givenFamily } from '../testing/given/given.ts'
import { createTestApp } from '../testing/test-app.ts'

test('the receiver of docs/other-programs.md takes our messages, and nobody else’s', async () => {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/other-programs.md', 'utf8')) ?? []
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = await createTestApp({ WEBHOOK_SERVERS: origin })
  // The receiver is a program of its own, and refuses what its own clock calls old.
  app.clock.advance(Date.now() - app.clock.now())
  const { anna, path } = await givenFamily(app)
  const added = await anna.post(`${path}/webhooks`, { address: origin, topics: ['shopping'] })
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env: { ...process.env, SECRET: added.body.secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void receiver.kill())
  const said: string[] = []
  receiver.stdout.setEncoding('utf8').on('data', (text) => said.push(text))
  await expect
    .poll(() =>
      fetch(origin).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(401)
  const tested = await anna.post(`${path}/webhooks/${added.body.id}/test`)
  expect(tested.body.failure).toBe(null)
  await expect.poll(() => said.join('')).toContain('test')
  const forged = {
    'webhook-id': 'x',
    'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
    'webhook-signature': 'v1,AAAA',
  }
  const answer = await fetch(origin, { method: 'POST', headers: forged, body: '{"kind":"forged"}' })
  expect(answer.status).toBe(401)
  expect(said.join('')).not.toContain('forged')
})

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
