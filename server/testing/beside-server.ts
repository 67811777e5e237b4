import { Writable } from 'node:stream'
import pino from 'pino'
import { onTestFinished } from 'vitest'
import { bindApp, buildServer } from '../app.ts'
import type { TestApp } from './test-app.ts'

/** A second server on the same database, whose log the test reads, line by line. */
export async function besideServer(app: TestApp): Promise<{ url: string; lines: string[] }> {
  const lines: string[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const server = await buildServer(bindApp({ ...app, log: pino({ level: 'trace' }, sink) }))
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  return { url, lines }
}
