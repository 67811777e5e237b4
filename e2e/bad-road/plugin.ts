import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { BadRoad, Faults } from './road.ts'

/** By its address, so that the configuration of vitest is not bundled with half of the server. */
const source = pathToFileURL(resolve('e2e/bad-road/road.ts')).href

async function open(): Promise<BadRoad> {
  const { openBadRoad } = (await import(source)) as typeof import('./road.ts')
  return openBadRoad()
}

/**
 * Gives component tests a real server behind a bad road, at the address of their own page. `POST /torture/open` starts it,
 * `/torture/plan` says what happens to the next calls, `/torture/state` what the server has, and `/torture/stop` ends it.
 */
export function badRoad(): Plugin {
  let road: BadRoad | null = null

  async function obey(incoming: IncomingMessage): Promise<unknown> {
    switch (incoming.url) {
      case '/torture/open': {
        road ??= await open()
        return road
      }
      case '/torture/plan':
        return road?.plan(JSON.parse(await text(incoming)) as Faults)
      case '/torture/state':
        return road?.state()
      case '/torture/stop':
        await road?.stop()
        road = null
    }
    return null
  }

  function take(incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): void {
    const { url = '' } = incoming
    if (url.startsWith('/torture/'))
      obey(incoming).then(
        (answer) => outgoing.end(JSON.stringify(answer ?? null)),
        (error) => outgoing.writeHead(500).end(String(error)),
      )
    else if (road && url.startsWith('/api/')) road.pass(incoming, outgoing)
    else next()
  }

  return {
    name: 'bad-road',
    configureServer({ middlewares, httpServer }) {
      middlewares.use(take)
      httpServer?.on('close', () => void road?.stop())
    },
  }
}
