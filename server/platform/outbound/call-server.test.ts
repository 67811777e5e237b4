import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { callServer, openOutbound } from './call-server.ts'
import type { Resolve } from './resolve.ts'

test('a known name that leads into the own network is not called, whatever it led to before', async () => {
  let connections = 0
  const inner = createServer((socket) => {
    connections++
    socket.destroy()
  })
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void inner.close())
  const { port } = inner.address() as AddressInfo
  const asked: string[] = []
  const resolve: Resolve = async (hostname) => {
    asked.push(hostname)
    const addresses = [
      ['127.0.0.1', '::ffff:127.0.0.1'],
      ['10.0.0.1', '::1', '169.254.169.254'],
    ][asked.length - 1]
    return (addresses ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  const outbound = openOutbound({ resolve })
  // The server behind the port would notice the call.
  const url = new URL(`https://calendar.example.com:${port}/rose.ics`)
  const call = { headers: {}, own: [] }
  for (let time = 0; time < 2; time++)
    expect(await callServer({ outbound }, url, call)).toMatchObject({ status: 0, problem: 'inside' })
  expect([connections, asked]).toEqual([0, ['calendar.example.com', 'calendar.example.com']])
})
