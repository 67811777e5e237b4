import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Rollup } from 'vite'
import { freePort } from '#server/testing/processes/running-server.ts'

/**
 * A server with a page of React, the router, the queries and one card, built as the app is: what no page of the app can
 * come below. `url` ends without a slash.
 */
export async function startFloor(): Promise<{ url: string; stop: () => void }> {
  const files = await buildFloor()
  files.set('/names.json', {
    type: 'application/json',
    body: JSON.stringify(['Anna', 'Ben', 'Emma', 'Leo', 'Ida']),
  })
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url === '/' ? '/index.html' : url)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' })
    response.end(brotliCompressSync(file.body))
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return { url: `http://localhost:${port}`, stop: () => server.close() }
}

const types: Record<string, string> = { html: 'text/html', js: 'text/javascript' }

async function buildFloor() {
  const output = await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2020', modulePreload: { polyfill: false } },
  })
  const built = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]
  return new Map<string, { type: string; body: string | Uint8Array }>(
    built
      .flatMap(({ output }) => output)
      .map((file) => {
        const type = types[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
        const body = file.type === 'chunk' ? file.code : file.source
        return [`/${file.fileName}`, { type, body }] as const
      }),
  )
}
