import { createHmac, timingSafeEqual } from 'node:crypto'
import { inboxOf } from '../../delivery/inbox/inbox.service.ts'
import {
  filmOf,
  pictureOf,
  type SubjectFilm,
  type SubjectPicture,
  type SubjectSound,
  soundOf,
} from '../../delivery/subject.ts'
import { days, hours } from '../../platform/clock.ts'
import type { App } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { readDeviceState } from '../../room/state.ts'
import { type Echo, findEchoOfDevice } from '../echoes/echo.service.ts'

/** Where an Echo fetches its pictures. The token follows. */
export const picturesPath = '/api/alexa/pictures'
/** Where its player fetches a voice. */
export const voicesPath = '/api/alexa/voices'
/** Where a page of it fetches a film. */
export const filmsPath = '/api/alexa/films'

/** What a token is good for: one of a picture plays no voice. */
type FileKind = 'picture' | 'voice' | 'film'
const paths: Record<FileKind, string> = { picture: picturesPath, voice: voicesPath, film: filmsPath }

type Target = { id: string; device_id: string }

/**
 * A signed URL of one picture on one Echo, which has no cookies. Anybody who has it sees the picture for
 * at least `lifetimeMs`, unless the delivery is withdrawn. The URL changes once an hour, or once a day if
 * it lives for more than a day, so that it can be cached.
 */
export function pictureUrl(app: App, target: Target, lifetimeMs: number): string {
  return signedUrl(app, 'picture', target, lifetimeMs)
}

/** Longer than a voice or a film and a rest in its middle. Who goes on later gets an address of its own. */
const playedLifetime = hours(1)

/** A signed URL of one voice on one Echo, as `pictureUrl` is for a picture. */
export function voiceUrl(app: App, target: Target): string {
  return signedUrl(app, 'voice', target, playedLifetime)
}

/** A signed URL of one film on one Echo, as `voiceUrl` is for a voice. */
export function filmUrl(app: App, target: Target): string {
  return signedUrl(app, 'film', target, playedLifetime)
}

function signedUrl(app: App, kind: FileKind, target: Target, lifetimeMs: number): string {
  const step = lifetimeMs > days(1) ? days(1) : hours(1)
  const goodUntil = Math.ceil((app.clock.now() + lifetimeMs) / step) * step
  const payload = [target.device_id, target.id, goodUntil.toString(36)].join('.')
  return `${app.config.publicUrl ?? ''}${paths[kind]}/${payload}.${sign(app, kind, payload)}`
}

/** The picture that the token names: the JPEG for devices, at most 1920 × 1200 pixels and 500 kB. 404 as in `requireRow`. */
export async function requireEchoPicture(app: App, token: string): Promise<SubjectPicture> {
  const { row } = await requireRow(app, 'picture', token)
  const picture = pictureOf(app, row)
  if (!picture) throw notFound()
  return picture
}

/** The sound that the token names. 404 as in `requireRow`, and since the group is in memory. */
export async function requireEchoVoice(app: App, token: string): Promise<SubjectSound> {
  const sound = soundOf(app, await requirePlayed(app, 'voice', token))
  if (!sound) throw notFound()
  return sound
}

/** The film that the token names. 404 as for a voice. */
export async function requireEchoFilm(app: App, token: string): Promise<SubjectFilm> {
  const film = filmOf(app, await requirePlayed(app, 'film', token))
  if (!film) throw notFound()
  return film
}

async function requirePlayed(app: App, kind: FileKind, token: string) {
  const { echo, row } = await requireRow(app, kind, token)
  if ((await readDeviceState(app, echo.device)).is === 'in_memory') throw notFound()
  return row
}

/** 404 when the signature is wrong, the token has expired, the delivery was withdrawn, or the Echo was removed. */
async function requireRow(app: App, kind: FileKind, token: string) {
  const [deviceId = '', targetId = '', goodUntil = '', signature = ''] = token.split('.')
  if (!isEqual(signature, sign(app, kind, [deviceId, targetId, goodUntil].join('.')))) throw notFound()
  if (Number.parseInt(goodUntil, 36) <= app.clock.now()) throw notFound()
  const echo: Echo | null = await findEchoOfDevice(app, deviceId)
  if (!echo) throw notFound()
  const row = await inboxOf(app, deviceId).where('delivery_targets.id', '=', targetId).executeTakeFirst()
  if (!row) throw notFound()
  return { echo, row }
}

function sign(app: App, kind: FileKind, payload: string): string {
  return createHmac('sha256', app.secretKey).update(`alexa-${kind}:${payload}`).digest('base64url')
}

/** Compares in constant time. */
function isEqual(input: string, expected: string): boolean {
  const [a, b] = [Buffer.from(input), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
