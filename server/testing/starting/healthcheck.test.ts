import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { startServer } from '../processes/running-server.ts'

test("the image's check ends with 0 while the server answers", async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { port } = new URL(server.url)
  for (const HOST of ['127.0.0.1', '0.0.0.0', '']) expect(await check({ PORT: port, HOST })).toBe(0)
})

test.each([
  ['a server that breaks connections off', null],
  ['a server in trouble', 503],
])('%s is not well', async (_what, status) => {
  const server = createServer((_request, response) => {
    if (status === null) return response.destroy()
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  expect(await check({ PORT: String((server.address() as AddressInfo).port) })).toBe(1)
})

test('without PORT it asks where the server listens by itself', async () => {
  const [worker, web] = [readConfig({ ROLE: 'worker' }).port, readConfig({}).port]
  const check = await readFile('server/healthcheck.mjs', 'utf8')
  expect(check).toContain(`PORT || (ROLE === 'worker' ? ${worker} : ${web})`)
})

async function check(environment: Record<string, string>): Promise<number> {
  const [code] = await once(spawn(process.execPath, ['server/healthcheck.mjs'], { env: environment }), 'exit')
  return code
}
