import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { hours } from '../clock.ts'
import { closeGently, unusedSockets } from './close-gently.ts'

test('a connection that a browser has opened in advance does not hold up the end', async () => {
  const server = fastify()
  const unused = unusedSockets(server.server)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  await once(server.server, 'connection')
  const closed = once(socket, 'close')
  await closeGently(server, unused, hours(1))
  await closed
  expect(unused.size).toBe(0)
})
