import { createHmac, timingSafeEqual } from 'node:crypto'
import { inboxOf } from '../../delivery/inbox/inbox.service.ts'
import { pictureOf, type SubjectPicture } from '../../delivery/subject.ts'
import { days, hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { findEchoOfDevice } from '../echoes/echo.service.ts'

/** Where an Echo fetches its pictures. The token follows. */
export const picturesPath = '/api/alexa/pictures'

/**
 * A signed URL of one picture on one Echo, which has no cookies. Anybody who has it sees the picture for
 * at least `lifetimeMs`, unless the delivery is withdrawn. The URL changes once an hour, or once a day if
 * it lives for more than a day, so that it can be cached.
 */
export function pictureUrl(app: App, target: { id: string; device_id: string }, lifetimeMs: number): string {
  const step = lifetimeMs > days(1) ? days(1) : hours(1)
  const goodUntil = Math.ceil((app.clock.now() + lifetimeMs) / step) * step
  const payload = [target.device_id, target.id, goodUntil.toString(36)].join('.')
  return `${app.config.publicUrl ?? ''}${picturesPath}/${payload}.${sign(app, payload)}`
}

/**
 * The picture that the token names: the JPEG for devices, at most 1920 × 1200 pixels and 500 kB. 404 when
 * the signature is wrong, the token has expired, the delivery was withdrawn, or the Echo was removed.
 */
export async function requireEchoPicture(app: App, token: string): Promise<SubjectPicture> {
  const [deviceId = '', targetId = '', goodUntil = '', signature = ''] = token.split('.')
  if (!isEqual(signature, sign(app, [deviceId, targetId, goodUntil].join('.')))) throw notFound()
  if (Number.parseInt(goodUntil, 36) <= app.clock.now()) throw notFound()
  if (!(await findEchoOfDevice(app, deviceId))) throw notFound()
  const row = await inboxOf(app, deviceId).where('delivery_targets.id', '=', targetId).executeTakeFirst()
  const picture = row && pictureOf(app, row)
  if (!picture) throw notFound()
  return picture
}

function sign(app: App, payload: string): string {
  return createHmac('sha256', app.secretKey).update(`alexa-picture:${payload}`).digest('base64url')
}

/** Compares in constant time. */
function isEqual(input: string, expected: string): boolean {
  const [a, b] = [Buffer.from(input), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
