import * as z from 'zod/mini'
import { cleanText } from '#contract/platform/text.ts'
import { days, toIso } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { parseJsonColumn } from '../../platform/db/json-column.ts'
import type { EchoRow } from '../alexa.tables.ts'
import { type Echo, listEchoesOfGroup } from '../echoes/echo.service.ts'
import { listSeen, recordSeen } from '../seen.service.ts'

/**
 * What Amazon said when it refused something of ours. `message` is Amazon's own text, which may quote the answer:
 * it is shown to the Echo's own family and never logged.
 */
const Refusal = z.object({ code: z.string(), message: z.string() })
export type Refusal = z.infer<typeof Refusal>

/** `noPlayerAt`: when Amazon last refused the player, because the skill was deployed before voices. Later refusals keep it. */
const KeptRefusal = z.extend(Refusal, { noPlayerAt: z.optional(z.number()) })

/** After so long an Echo whose skill had no player is tried again: the family may have deployed it since. */
const triedAgainAfter = days(1)

/** What the set-up page shows of the last refusal. `device` is null for an Echo that is not connected. */
export type LastRefusal = {
  at: string
  device: string | null
  code: string
  message: string
  meaning: string
}

const maxMessage = 500

/** Keeps the last one of each Echo. One of an Echo that no family has is kept without Amazon's text. */
export async function recordRefusal(app: App, echo: Echo | null, { code, message }: Refusal): Promise<void> {
  app.log.warn({ code, device: echo?.device_id ?? null }, 'Amazon refused an answer')
  if (!echo) return recordSeen(app, 'code-refused', code)
  const now = app.clock.now()
  const noPlayerAt = isOfPlayer.test(message) ? now : keptOf(app, echo)?.noPlayerAt
  const refusal: z.infer<typeof KeptRefusal> = {
    code,
    message: cleanText(message).slice(0, maxMessage).toWellFormed(),
    ...(noPlayerAt !== undefined && { noPlayerAt }),
  }
  await app.db
    .updateTable('echoes')
    .set({ refused_at: now, refused: JSON.stringify(refusal) })
    .where('device_id', '=', echo.device_id)
    .execute()
}

const isOfPlayer = /audio.?player/i

function keptOf(app: App, { device_id, refused }: Pick<EchoRow, 'device_id' | 'refused'>) {
  return parseJsonColumn(app, KeptRefusal, refused, { column: 'echoes.refused', row: device_id })
}

/** Whether the skill of this Echo has no player, as Amazon said within a day. */
export function lacksPlayer(app: App, echo: Pick<EchoRow, 'device_id' | 'refused'>): boolean {
  const { noPlayerAt } = keptOf(app, echo) ?? {}
  return noPlayerAt !== undefined && noPlayerAt > app.clock.now() - triedAgainAfter
}

/** The last refusal of the group's Echos, or of an Echo that is not connected; null: there was none. */
export async function findLastRefusal(app: App, groupId: string): Promise<LastRefusal | null> {
  const ofGroup = (await listEchoesOfGroup(app, groupId)).flatMap((echo) => {
    const { code, message } = keptOf(app, echo) ?? {}
    const { refused_at: at, device } = echo
    return code !== undefined && message !== undefined && at !== null
      ? [{ at, device: device.name, code, message }]
      : []
  })
  const unlinked = (await listSeen(app)).get('code-refused')
  const all = unlinked?.detail
    ? [...ofGroup, { at: unlinked.at, device: null, code: unlinked.detail, message: '' }]
    : ofGroup
  const last = all.toSorted((a, b) => b.at - a.at)[0]
  return last ? { ...last, at: toIso(last.at), meaning: meaningOf(last) } : null
}

/** What it means, in words for somebody who sets up an Echo. */
function meaningOf({ code, message }: Refusal): string {
  if (code.startsWith('APL'))
    return 'The Echo could not draw a part of a page. The rest of the page and the speech were not affected.'
  if (code === 'ENDPOINT_TIMEOUT')
    return 'Amazon waited 8 seconds for this server’s answer and then gave up. The server was too slow, or Amazon could not reach it.'
  if (code === 'DEVICE_COMMUNICATION_ERROR') return 'Amazon lost the connection with the Echo.'
  if (code === 'INVALID_RESPONSE') return `Amazon could not use this server’s answer. ${detailOf(message)}`
  if (/^INTERNAL_/.test(code)) return 'Something went wrong at Amazon. It usually passes by itself.'
  return 'Amazon reported a problem with an answer of this server.'
}

function detailOf(message: string): string {
  if (/ssml/i.test(message)) return 'The words to be spoken were not valid.'
  if (/timeout|timed out/i.test(message)) return 'It came too late.'
  if (/size|exceed|too (long|large)|length/i.test(message)) return 'It was too long.'
  if (isOfPlayer.test(message))
    return 'The skill was deployed before voices could be played. Download its package, and deploy it again.'
  if (/directive|document|apl/i.test(message)) return 'The page to be shown was not valid.'
  return 'Please report this to whoever runs this server.'
}
