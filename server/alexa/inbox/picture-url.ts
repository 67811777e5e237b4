import { createHmac, timingSafeEqual } from 'node:crypto'
import { inboxOf } from '../../delivery/inbox.service.ts'
import type { SubjectPicture } from '../../delivery/subject.ts'
import { days, hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { findEchoOfDevice } from '../echoes/echo.service.ts'

/** Where an Echo fetches its pictures; what follows is the token. */
export const picturesPath = '/api/alexa/pictures'

/**
 * An address for one picture on one Echo, which has no cookies: whoever has it sees the picture until
 * it has run out, or until it is taken back. The same for an hour, or a day when it lasts for days, so
 * that it can be kept.
 */
export function pictureUrl(app: App, target: { id: string; device_id: string }, lastsMs: number): string {
  const step = lastsMs > days(1) ? days(1) : hours(1)
  const goodUntil = Math.ceil((app.clock.now() + lastsMs) / step) * step
  const said = [target.device_id, target.id, goodUntil.toString(36)].join('.')
  return `${app.config.publicUrl ?? ''}${picturesPath}/${said}.${sign(app, said)}`
}

/**
 * The picture behind a token: 404 when it was not signed by us, has run out, was taken back, or when
 * the Echo was removed. Always the JPEG that was made for devices when the photo was added: at most
 * 1920 × 1200 pixels and 500 kB.
 */
export async function requireEchoPicture(app: App, token: string): Promise<SubjectPicture> {
  const [deviceId = '', targetId = '', goodUntil = '', signature = ''] = token.split('.')
  const said = [deviceId, targetId, goodUntil].join('.')
  if (!isSame(signature, sign(app, said))) throw notFound()
  if (Number.parseInt(goodUntil, 36) <= app.clock.now()) throw notFound()
  if (!(await findEchoOfDevice(app, deviceId))) throw notFound()
  const row = await inboxOf(app, deviceId).where('delivery_targets.id', '=', targetId).executeTakeFirst()
  if (!row?.picture) throw notFound()
  return JSON.parse(row.picture) as SubjectPicture
}

function sign(app: App, said: string): string {
  return createHmac('sha256', app.secretKey).update(`alexa-picture:${said}`).digest('base64url')
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
