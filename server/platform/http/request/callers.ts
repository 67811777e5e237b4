import type { FastifyRequest } from 'fastify'
import { refusalOf } from '../../budgets/ask-budget.ts'
import { remember } from '../../budgets/memory.ts'
import { hours } from '../../clock.ts'
import type { App } from '../../context.ts'
import { leavePlace } from '../../work/calls-by-person.ts'
import { type Pace, pace, type Time } from '../../work/pace.ts'

/** What this process knows of who calls, so that a call can wait before its body is read and the database is asked. */
export type Callers = {
  /** Whose a session, an API token or a screen is, by the hash of its secret. */
  known: Map<string, Caller>
  ofPerson: Pace
  ofScreens: Pace
  /** When somebody was refused last, by person. */
  refusedAt: Map<string, number>
}

/** A screen is its primary caretaker's, and has a pace of its own. */
type Caller = { personId: string; isScreen: boolean }

declare module '../../context.ts' {
  interface App {
    callers: Callers
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It answers with a picture, of which a page shows many. */
    isPicture?: boolean
  }
  interface FastifyRequest {
    /** Whether it has had its turn. */
    isPaced: boolean
  }
}

/** Who has done nothing for so many seconds may do at once what they may do in as many, and as much may wait. */
const secondsAtOnce = 5
/** A picture costs a fifth of what another call costs. */
const callsOfPicture = 0.2
/** All screens of a primary caretaker together have five times what a person has, and one of them has what a person has. */
const screensAreLike = 5
/** In seconds. All of them come back at once when the network was away. */
const screensWaitFor = 10

/** Work that costs as much as so many calls. */
export const calls = { claim: 5, group: 5, export: 20, calendar: 20 }

export function openCallers(app: Pick<App, 'config' | 'clock'>, time?: Time): Callers {
  const perSecond = app.config.budgets.personCalls
  const refusedAt = new Map<string, number>()
  const refuse = (key: string, retryAfterMs: number) => {
    remember(refusedAt, personOf(key), app.clock.now())
    return refusalOf(app, 'personCalls', { retryAfterMs })
  }
  const common = { refuse, ...(time && { time }) }
  const burst = perSecond * secondsAtOnce
  const perSecondOfScreens = perSecond * screensAreLike
  return {
    known: new Map(),
    ofPerson: pace({ perSecond, burst, mostWaiting: burst, ...common }),
    ofScreens: pace({
      perSecond: perSecondOfScreens,
      burst: perSecondOfScreens * secondsAtOnce,
      mostWaiting: perSecondOfScreens * screensWaitFor,
      ...common,
    }),
    refusedAt,
  }
}

/** Waits for the turn of whose secret it is, if that is known. `hash`: of the session, API token or screen's token. */
export async function paceKnown(app: App, request: FastifyRequest, hash: string): Promise<void> {
  const caller = app.callers.known.get(hash)
  if (caller) await paceCall(app, request, hash, caller)
}

/** Whose it is by the database; null: it opens nothing any more. Who was not known waits now. */
export async function paceFound(
  app: App,
  request: FastifyRequest,
  hash: string,
  personId: string | null,
  isScreen = false,
): Promise<void> {
  if (personId === null) return void app.callers.known.delete(hash)
  const caller = { personId, isScreen }
  remember(app.callers.known, hash, caller)
  await paceCall(app, request, hash, caller)
}

async function paceCall(
  app: App,
  request: FastifyRequest,
  hash: string,
  { personId, isScreen }: Caller,
): Promise<void> {
  if (request.isPaced) return
  request.isPaced = true
  const { ofPerson, ofScreens } = app.callers
  if (isScreen) {
    await ofPerson(keyOf(personId, hash))
    return ofScreens(personId)
  }
  const { url = '', config } = request.routeOptions
  // A thief who calls without end with a stolen session must not keep the person from ending it.
  if (url.startsWith('/api/auth/') || url === '/api/logout') return ofPerson(keyOf(personId, hash))
  // Pictures that wait hold up nothing else.
  if (config.isPicture) return ofPerson(keyOf(personId, 'pictures'), callsOfPicture)
  return ofPerson(personId)
}

/** Waits until the person may do what costs as much as so many calls. Their other calls go on meanwhile. */
export async function paceWork(app: App, personId: string, cost: number): Promise<void> {
  leavePlace()
  await app.callers.ofPerson(personId, cost)
}

/** Who was refused by this process in the last hour. */
export function listRefused(app: App): string[] {
  const since = app.clock.now() - hours(1)
  return [...app.callers.refusedAt].filter(([, at]) => at > since).map(([personId]) => personId)
}

function keyOf(personId: string, part: string): string {
  return `${personId} ${part}`
}

function personOf(key: string): string {
  return key.split(' ')[0] ?? ''
}
