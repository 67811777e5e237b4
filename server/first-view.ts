import type { FastifyInstance, FastifyRequest } from 'fastify'
import { groupAddresses, groupCookie, groupsPath, personAddresses } from '#contract/first-view.ts'
import { userPath } from '#contract/identity-paths.ts'
import { groupParam } from '#contract/page-paths.ts'
import type { App } from './platform/context.ts'

type Read = {
  /** JSON of a `FirstView`; null for a request that is not a browser opening a page. */
  json: string | null
  isSignedIn: boolean
}

/**
 * What a page shows first, so that the page need not ask for it. Each answer is that of the call itself, made with the
 * cookies of the page's request: its access is checked there, and its fields are the contract's. Without data for who
 * fetches the page in another way, to keep it: a page that is kept must hold nobody's data.
 */
export async function readFirstView(
  server: FastifyInstance,
  app: App,
  request: FastifyRequest,
  page: string,
): Promise<Read> {
  if (!opensPage(request)) return { json: null, isSignedIn: true }
  const mark = app.live.mark()
  try {
    const answers = await readAnswers(server, request, page)
    const entries = answers.map(({ address, body }) => `${JSON.stringify(address)}:${body}`)
    return {
      json: `{"mark":${JSON.stringify(mark)},"answers":{${entries.join()}}}`,
      isSignedIn: answers.some(({ address }) => address === groupsPath),
    }
  } catch (error) {
    // The page reads by itself, and says what fails.
    app.log.error({ err: error, page }, 'the first view could not be read')
    return { json: null, isSignedIn: true }
  }
}

/** Scripts and service workers that fetch a page ask for any type. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate'
  return method === 'GET' && mode === 'navigate' && (headers.accept?.includes('text/html') ?? false)
}

type FirstAnswerText = { address: string; body: string }

async function readAnswers(
  server: FastifyInstance,
  request: FastifyRequest,
  page: string,
): Promise<FirstAnswerText[]> {
  const { cookie, 'user-agent': agent } = request.headers
  const headers = { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) }

  async function read(address: string): Promise<FirstAnswerText[]> {
    const { statusCode, payload } = await server.inject({ url: address, headers })
    if (statusCode === 401 && address === userPath.path) return [{ address, body: '{"status":401}' }]
    return statusCode === 200 ? [{ address, body: `{"status":200,"body":${payload}}` }] : []
  }

  const user = await read(userPath.path)
  if (user[0]?.body.startsWith('{"status":401') ?? true) return user
  const person = await Promise.all(personAddresses.map(read))
  const groups = person.flat().find(({ address }) => address === groupsPath)
  const group = groups && chosenGroup(JSON.parse(groups.body).body, request)
  const lists = group ? await Promise.all(groupAddresses(page, group).map(read)) : []
  return [user, ...person, ...lists].flat()
}

/** As the page chooses: the group of the link, the one chosen in this browser, or the first. */
function chosenGroup(groups: { id: string }[], request: FastifyRequest): string | null {
  const { [groupParam]: named } = request.query as Record<string, unknown>
  const wanted = [named, request.cookies[groupCookie]]
  return wanted.flatMap((id) => groups.find((group) => group.id === id) ?? [])[0]?.id ?? groups[0]?.id ?? null
}
