import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Calendar = { origin: string; breakOrMend(): void; close(): void }

/** A calendar's server on loopback that works, fails, sends rubbish or breaks off, one after the other. */
export async function startCalendar(): Promise<Calendar> {
  const event =
    'BEGIN:VEVENT\r\nUID:1\r\nDTSTART:20260101T100000Z\r\nRRULE:FREQ=DAILY\r\nSUMMARY:Walk\r\nEND:VEVENT'
  const file = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${event}\r\nEND:VCALENDAR\r\n`
  let state = 0
  const server = createServer((_request, response) => {
    if (state % 4 === 1) response.writeHead(500).end()
    else if (state % 4 === 2) response.end('<html>no calendar</html>')
    else if (state % 4 === 3)
      response.writeHead(200, { 'content-length': 9999 }).write('BEGIN', () => response.destroy())
    else response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    breakOrMend: () => void state++,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
