import type * as z from 'zod/mini'
import type { CallOutput, Endpoint } from '#contract/platform/endpoint.ts'
import { ErrorBody, type ErrorCode, type Issue } from '#contract/platform/errors.ts'

/** One call as the server reads it: parsed by the schemas of its endpoint. */
export type ServerCall<E extends Endpoint> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: E['body'] extends null ? null : z.output<NonNullable<E['body']>>
}

type Given<E extends Endpoint> =
  | CallOutput<E>
  | Response
  | ((call: ServerCall<E>) => CallOutput<E> | Response | Promise<CallOutput<E> | Response>)

type Listed = { endpoint: Endpoint; given: unknown; calls: ServerCall<Endpoint>[] }

/**
 * Answers `fetch` in the server's place, one endpoint of the contract at a time. An answer that the endpoint's schema
 * refuses, and a call that nobody has given an answer for, fail the test: so it never says what the server would not.
 */
export class FakeServer {
  /** What was wrong, as sentences. The test fails when there is one. */
  readonly problems: string[] = []
  readonly #listed = new Map<string, Listed>()

  /** From now on this is the answer of the endpoint, or what the function makes of the call. */
  answer<E extends Endpoint>(endpoint: E, given: Given<E>): void {
    const listed = this.#listed.get(nameOf(endpoint))
    if (listed) listed.given = given
    else this.#listed.set(nameOf(endpoint), { endpoint, given, calls: [] })
  }

  /** The calls of the endpoint so far, the first one first. */
  calls<E extends Endpoint>(endpoint: E): ServerCall<E>[] {
    return (this.#listed.get(nameOf(endpoint))?.calls ?? []) as ServerCall<Endpoint>[] as ServerCall<E>[]
  }

  /** What was sent to the endpoint last. */
  lastBody<E extends Endpoint>(endpoint: E): ServerCall<E>['body'] | undefined {
    return this.calls(endpoint).at(-1)?.body
  }

  /** In the place of `fetch`. */
  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, location.href), init)
    try {
      return await this.#respond(request)
    } catch (error) {
      if (error instanceof NoNetwork) throw error
      this.problems.push(String(error))
      return refusal(500, 'internal', String(error))
    }
  }

  async #respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const found = this.#find(request.method, pathname)
    if (!found) throw new Error(`No answer was given for ${request.method} ${pathname}.`)
    const { endpoint, given, calls } = found.listed
    const text = await request.text()
    const params = endpoint.params.safeParse(found.params)
    const query = endpoint.query.safeParse(Object.fromEntries(searchParams))
    const body = endpoint.body?.safeParse(text ? JSON.parse(text) : undefined)
    for (const parsed of [params, query, body]) if (parsed && !parsed.success) return invalid(parsed.error)
    const call = { params: params.data, query: query.data, body: body?.data ?? null } as ServerCall<Endpoint>
    calls.push(call)
    const answer = typeof given === 'function' ? await given(call) : given
    if (answer instanceof Response) return answer.clone()
    const response = endpoint.response.safeParse(answer)
    if (!response.success)
      throw new Error(`The server would not answer ${nameOf(endpoint)} so: ${response.error.message}`)
    return Response.json(response.data, { status: endpoint.status })
  }

  /** `/family-groups/removed` comes before `/family-groups/:groupId`. */
  #find(method: string, pathname: string) {
    const matches = [...this.#listed.values()].flatMap((listed) => {
      const params = listed.endpoint.method === method ? matchPath(listed.endpoint.path, pathname) : null
      return params ? [{ listed, params }] : []
    })
    return matches.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
  }
}

/** An answer that is no success, in the one body of all refusals. */
export function refusal(status: number, code: ErrorCode, message: string, issues: Issue[] = []): Response {
  const error = { code, message, ...(issues.length > 0 && { issues }) }
  return Response.json(ErrorBody.parse({ error }), { status })
}

/** What comes of a server or a proxy that fails without a word. */
export function brokenAnswer(): Response {
  return new Response('', { status: 500 })
}

/** For an endpoint that is not reached. */
export function noNetwork(): never {
  throw new NoNetwork('Failed to fetch')
}

/** A browser throws a TypeError. So does a mistake in an answer, which fails the test. */
class NoNetwork extends TypeError {}

/** As the server says it of what its schemas refuse. */
function invalid(error: z.core.$ZodError): Response {
  const issues = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  const message = issues[0]?.message ?? 'Please check what you entered.'
  return refusal(422, 'invalid', message, issues)
}

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function matchPath(path: string, pathname: string): Record<string, string> | null {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const match = new RegExp(`^${pattern}$`).exec(pathname)
  return (
    match &&
    Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    )
  )
}
