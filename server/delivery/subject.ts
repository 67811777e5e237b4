import * as z from 'zod/mini'
import type { DeliveryKind } from '#contract/delivery/delivery.ts'
import { sendables } from '#contract/delivery/sendable.ts'
import type { SubjectKind } from '#contract/family/activity.ts'
import type { App } from '../platform/context.ts'
import { parseJsonColumn } from '../platform/db/json-column.ts'
import type { DeliveryRow } from './delivery.tables.ts'

/** `key` is the picture's key in the storage. Width and height are in pixels. */
const SubjectPicture = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  thumbhash: z.string(),
})
export type SubjectPicture = z.infer<typeof SubjectPicture>

/** What is shown of a subject without a picture: the sentence to say to a smart speaker, and a link. */
const SubjectCard = z.object({ say: z.string(), link: z.nullable(z.string()) })
export type SubjectCard = z.infer<typeof SubjectCard>

/** `key` is the key of the MP3 in the storage; `duration` in milliseconds. */
const SubjectSound = z.object({ key: z.string(), duration: z.number() })
export type SubjectSound = z.infer<typeof SubjectSound>

/** `key` is the key of the MP4 in the storage; `duration` in milliseconds. */
const SubjectFilm = z.object({ key: z.string(), duration: z.number(), hasSound: z.boolean() })
export type SubjectFilm = z.infer<typeof SubjectFilm>

/** What is sent: a photo, a recommendation, a note, a voice, a clip or a test message. This folder knows no more about them. */
export type Subject = {
  kind: DeliveryKind
  id: string | null
  title: string | null
  picture?: SubjectPicture | null
  card?: SubjectCard | null
  sound?: SubjectSound
  /** Its poster is the picture. */
  film?: SubjectFilm
  /** The photo of `picture`, where that is not the subject itself, and when it was deleted. */
  backdrop?: { photoId: string; removedAt: number | null }
  /** When it leaves the screens by itself, in epoch milliseconds. A new delivery of what ends replaces the older ones. */
  end?: { at: number | null }
}

/** The columns of a delivery that describe its subject. */
export function subjectColumns({ kind, id, title, picture, card, sound, film, backdrop }: Subject) {
  return {
    subject_kind: kind,
    subject_id: id,
    title,
    picture: picture ? JSON.stringify(picture) : null,
    card: card ? JSON.stringify(card) : null,
    sound: sound ? JSON.stringify(sound) : null,
    film: film ? JSON.stringify(film) : null,
    backdrop_photo_id: backdrop?.photoId ?? null,
    backdrop_removed_at: backdrop?.removedAt ?? null,
  }
}

/** What the activity calls it. */
export function activityKindOf(kind: DeliveryKind): SubjectKind {
  return kind === 'test' ? kind : sendables[kind].activity
}

/** Takes a row of a delivery or of an inbox. */
export function pictureOf(
  app: App,
  row: Pick<DeliveryRow, 'id' | 'picture' | 'backdrop_removed_at'>,
): SubjectPicture | null {
  if (row.backdrop_removed_at !== null) return null
  return parseJsonColumn(app, SubjectPicture, row.picture, { column: 'deliveries.picture', row: row.id })
}

export function cardOf(app: App, row: Pick<DeliveryRow, 'id' | 'card'>): SubjectCard | null {
  return parseJsonColumn(app, SubjectCard, row.card, { column: 'deliveries.card', row: row.id })
}

export function soundOf(app: App, row: Pick<DeliveryRow, 'id' | 'sound'>): SubjectSound | null {
  return parseJsonColumn(app, SubjectSound, row.sound, { column: 'deliveries.sound', row: row.id })
}

export function filmOf(app: App, row: Pick<DeliveryRow, 'id' | 'film'>): SubjectFilm | null {
  return parseJsonColumn(app, SubjectFilm, row.film, { column: 'deliveries.film', row: row.id })
}

/** Names the sound: another one has another name. */
export function nameOfSound({ key }: Pick<SubjectSound, 'key'>): string | undefined {
  return key.split('/')[1]
}

/**
 * The end of the address of a picture or a sound, for devices that keep copies. A recommendation that was sent may get another recording,
 * with another photo; all else stays what it was.
 */
export function versionOf(kind: DeliveryKind, { key }: Pick<SubjectSound, 'key'>): string {
  return kind === 'content' ? `?v=${nameOfSound({ key })}` : ''
}

type Played = { sound?: SubjectSound | null; film?: SubjectFilm | null }

/** How long it plays, in seconds; null for what does not play. */
export function secondsOf({ sound, film }: Played): number | null {
  const played = sound ?? film
  return played ? inSeconds(played.duration) : null
}

/** Milliseconds, as they are told. */
export function inSeconds(milliseconds: number): number {
  return Math.round(Number(milliseconds) / 1000)
}
