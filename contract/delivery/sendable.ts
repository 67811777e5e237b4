import type { SendableKind } from './delivery-fields.ts'

type Sendable = {
  /** What the activity calls it. There, `note` is what the loved one says. */
  activity: string
  /** The lists that show it, its own first. The schedule shows all of them. */
  topics: readonly [string, ...string[]]
  /** The field of an entry of the schedule that names it. */
  field: string
  /** Its name where it has no words of its own. */
  untitled: string
}

/** What can be sent and planned. Where a kind makes a difference, a table has a line for each, which the compiler asks for. */
export const sendables = {
  // A photo may be behind a note, and go with a voice.
  photo: { activity: 'photo', topics: ['photos', 'notes', 'voices'], field: 'photoId', untitled: 'A photo' },
  content: { activity: 'content', topics: ['content'], field: 'contentItemId', untitled: 'A recommendation' },
  note: { activity: 'family_note', topics: ['notes'], field: 'noteId', untitled: 'A note' },
  voice: { activity: 'voice', topics: ['voices'], field: 'voiceId', untitled: 'A voice recording' },
  clip: { activity: 'clip', topics: ['clips'], field: 'clipId', untitled: 'A video' },
} as const satisfies Record<SendableKind, Sendable>

type Sendables = typeof sendables

/** The fields that name the subject of an entry; of these one is set, or none. */
export type SubjectField = Sendables[SendableKind]['field']
export const subjectFields: readonly SubjectField[] = Object.values(sendables).map(({ field }) => field)

/** What the activity calls those that can be sent. */
export type SendableActivityKind = Sendables[SendableKind]['activity']

export type SendableTopic = Sendables[SendableKind]['topics'][number]

/** The lists in which a delivery has its status. */
export const deliveryTopics: SendableTopic[] = Object.values(sendables).map(({ topics: [own] }) => own)

export type NamedSubject = Record<SubjectField, string | null>

export const noneNamed: NamedSubject = inEachField(null)

/** The fields of an entry that name the subject. */
export function namedSubject(kind: SendableKind, id: string | null): NamedSubject {
  return { ...noneNamed, [sendables[kind].field]: id }
}

/** The same value in each field that names a subject. */
export function inEachField<Value>(value: Value): Record<SubjectField, Value> {
  const entries = subjectFields.map((field) => [field, value])
  return Object.fromEntries(entries)
}
