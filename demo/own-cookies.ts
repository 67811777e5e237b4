import type { FastifyInstance } from 'fastify'

const mark = 'demo_'

/**
 * Cookies know no port: a browser sends those of a real Sunporch on this machine to the demo as well, and would replace
 * them by the demo's. So each of the demo's has a name of its own in the browser, and others do not count.
 */
export function ownCookies(server: FastifyInstance): void {
  const { parseCookie } = server
  server.parseCookie = (header) =>
    Object.fromEntries(
      Object.entries(parseCookie(header))
        .filter(([name]) => name.startsWith(mark))
        .map(([name, value]) => [name.slice(mark.length), value]),
    )
  server.addHook('onSend', async (_request, reply, payload) => {
    const lines = [reply.getHeader('set-cookie') ?? []].flat().map(String)
    if (lines.length === 0) return payload
    // Names are added to lines that are there already.
    reply.removeHeader('set-cookie')
    reply.header('set-cookie', lines.map(ownName))
    return payload
  })
}

/** How a cookie, or a line that sets one, begins in the browser. */
export function ownName(cookie: string): string {
  return cookie.startsWith(mark) ? cookie : mark + cookie
}
