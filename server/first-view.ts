import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Device } from '#contract/delivery/delivery.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import { userPath } from '#contract/identity/identity-paths.ts'
import { groupAddresses, groupCookie, groupsPath, personAddresses } from '#contract/pages/first-view.ts'
import { groupParam } from '#contract/pages/page-paths.ts'
import type { Photo } from '#contract/photos/photos.ts'
import type { Language } from '#contract/platform/languages.ts'
import { seconds } from './platform/clock.ts'
import type { App } from './platform/context.ts'

export type FirstView = {
  /** JSON of a `FirstView`; null for a request that is not a browser opening a page. */
  json: string | null
  isSignedIn: boolean
  /** Of the person; null for nobody, and for somebody who has never been asked. */
  language: Language | null
  /** Of the group whose lists are in it, for what the server paints; null without a group. */
  shown: Shown | null
}
export type Shown = {
  group: FamilyGroup
  /** The one that the gallery shows first. */
  newestPhoto: Photo | null
  devices: Device[]
}

const withoutData: FirstView = { json: null, isSignedIn: true, language: null, shown: null }

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
): Promise<FirstView> {
  if (!opensPage(request)) return withoutData
  const mark = app.live.mark()
  try {
    const read = await inTime(app, readAnswers(server, request, page))
    if (!read) return withoutData
    const { answers, language, shown } = read
    const entries = answers.map(({ address, body }) => `${JSON.stringify(address)}:${body}`)
    return {
      json: `{"mark":${JSON.stringify(mark)},"answers":{${entries.join()}}}`,
      isSignedIn: !saysNobody(answers),
      language,
      shown,
    }
  } catch (error) {
    // The page reads by itself, and says what fails.
    app.log.error({ err: error, page }, 'the first view could not be read')
    return withoutData
  }
}

/** Null when the answers take so long that the page had better come first: the database may hang. */
async function inTime<T>(app: App, answers: Promise<T>): Promise<T | null> {
  const noLonger = new AbortController()
  const late = sleep(seconds(app.config.databaseLimits.timeout / 5), null, { signal: noLonger.signal })
  return Promise.race([answers, late.catch(() => null)]).finally(() => noLonger.abort())
}

/** Scripts and service workers that fetch a page ask for any type. */
function opensPage({ method, headers }: FastifyRequest): boolean {
  const mode = headers['sec-fetch-mode'] ?? 'navigate'
  return method === 'GET' && mode === 'navigate' && (headers.accept?.includes('text/html') ?? false)
}

const nobody = '{"status":401}'

/** Characters of one answer. A longer list comes by itself, so that it does not hold up the page. */
const longest = 250_000

type FirstAnswerText = { address: string; body: string }
type Read = { answers: FirstAnswerText[] } & Pick<FirstView, 'language' | 'shown'>

async function readAnswers(server: FastifyInstance, request: FastifyRequest, page: string): Promise<Read> {
  const { cookie, 'user-agent': agent } = request.headers
  const headers = { ...(cookie && { cookie }), ...(agent && { 'user-agent': agent }) }

  async function read(address: string): Promise<FirstAnswerText[]> {
    const { statusCode, payload } = await server.inject({ url: address, headers })
    if (statusCode === 401 && address === userPath.path) return [{ address, body: nobody }]
    const fits = statusCode === 200 && payload.length <= longest
    return fits ? [{ address, body: `{"status":200,"body":${payload}}` }] : []
  }

  const user = await read(userPath.path)
  if (user.length === 0 || saysNobody(user)) return { answers: user, language: null, shown: null }
  const person = await Promise.all(personAddresses.map(read))
  const groups = person.flat().find(({ address }) => address === groupsPath)
  const group = groups && chosenGroup(JSON.parse(groups.body).body, request)
  const lists = group ? await Promise.all(groupAddresses(page, group.id).map(read)) : []
  const answers = [user, ...person, ...lists].flat()
  const { language }: User = JSON.parse(user[0]?.body ?? '').body
  const [newestPhoto = null] = listIn<Photo>(answers, '/photos?')
  return {
    answers,
    language,
    shown: group ? { group, newestPhoto, devices: listIn<Device>(answers, '/devices') } : null,
  }
}

function saysNobody([user]: FirstAnswerText[]): boolean {
  return user?.body === nobody
}

/** The list of the answer whose address holds `part`; empty where the page does not read it. */
function listIn<Item>(answers: FirstAnswerText[], part: string): Item[] {
  const list = answers.find(({ address }) => address.includes(part))
  return list ? JSON.parse(list.body).body : []
}

/** As the page chooses: the group of the link, the one chosen in this browser, or the first. */
function chosenGroup(groups: FamilyGroup[], request: FastifyRequest): FamilyGroup | null {
  const { [groupParam]: named } = request.query as Record<string, unknown>
  const wanted = [named, request.cookies[groupCookie]]
  return wanted.flatMap((id) => groups.find((group) => group.id === id) ?? [])[0] ?? groups[0] ?? null
}
