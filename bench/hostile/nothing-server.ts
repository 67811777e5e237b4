import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// A process: answers every request when it has come whole, and does nothing else.

const server = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(201).end('{}'))
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
