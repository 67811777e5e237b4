import type { DeliveryKind } from '#contract/delivery/delivery-fields.ts'

// Which deliveries of an inbox have a place on a device. Pure; the reasons for the numbers are in decisions 122 and 132.

export type Places = {
  /** The newest photos are always there. */
  newestPhotos: number
  /** And of the others about so many, other ones each day. */
  otherPhotosOfADay: number
  newestCards: number
  newestVoices: number
  newestClips: number
  /** Beyond the newest photos, cards, voices and clips, so many that this device has never shown: without a place they would never be. */
  mostUnseen: number
  mostNotes: number
  mostTests: number
}

export const placesOnScreen: Places = {
  newestPhotos: 40,
  otherPhotosOfADay: 30,
  newestCards: 30,
  newestVoices: 20,
  newestClips: 12,
  mostUnseen: 40,
  mostNotes: 50,
  mostTests: 5,
}

/** An answer to Amazon is 120 kB at most, and Alexa reads the list one by one. */
export const placesOnEcho: Places = {
  newestPhotos: 12,
  otherPhotosOfADay: 4,
  newestCards: 5,
  newestVoices: 5,
  newestClips: 5,
  mostUnseen: 5,
  mostNotes: 8,
  mostTests: 1,
}

type Sent = {
  delivery_id: string
  subject_kind: DeliveryKind
  subject_id: string | null
  isUnseen: boolean
}

/**
 * The deliveries that have a place: each subject once, by its newest delivery. `sent` is newest first within each kind;
 * `today` is the group's local date.
 */
export function choosePlaces<Delivery extends Sent>(
  sent: Delivery[],
  today: string,
  places: Places = placesOnScreen,
): Delivery[] {
  const ofKind = Map.groupBy(onceEach(sent), ({ subject_kind }) => subject_kind)
  return [...ofKind].flatMap(([kind, ofOneKind]) => chooseOf[kind](ofOneKind, today, places))
}

type Choose = <Delivery extends Sent>(sent: Delivery[], today: string, places: Places) => Delivery[]

const chooseOf: Record<DeliveryKind, Choose> = {
  photo(sent, today, places) {
    const { chosen, others } = newestAndUnseen(sent, places.newestPhotos, places)
    return [...chosen, ...ofToday(others, today, places)]
  },
  content: (sent, _today, places) => newestAndUnseen(sent, places.newestCards, places).chosen,
  note: (sent, _today, { mostNotes }) => sent.slice(0, mostNotes),
  voice: (sent, _today, places) => newestAndUnseen(sent, places.newestVoices, places).chosen,
  clip: (sent, _today, places) => newestAndUnseen(sent, places.newestClips, places).chosen,
  test: (sent, _today, { mostTests }) => sent.slice(0, mostTests),
}

/** The first of each subject. A test message has none, and is one by itself. */
function onceEach<Delivery extends Sent>(sent: Delivery[]): Delivery[] {
  const seen = new Set<string>()
  return sent.filter(({ delivery_id, subject_id }) => {
    const subject = subject_id ?? delivery_id
    return !seen.has(subject) && seen.add(subject)
  })
}

/** `others`: what the device has shown and what is not among the newest. */
function newestAndUnseen<Delivery extends Sent>(sent: Delivery[], newest: number, { mostUnseen }: Places) {
  const older = sent.slice(newest)
  // The oldest of them: what is new is shown in the order in which it came.
  const unseen = older.filter(({ isUnseen }) => isUnseen).slice(-mostUnseen)
  return {
    chosen: [...sent.slice(0, newest), ...unseen],
    others: older.filter(({ isUnseen }) => !isUnseen),
  }
}

/**
 * Those whose turn it is. They take turns by the day: all of them, or a half, or a quarter. Which day is a
 * photo's own depends on nothing but the random end of its id, so whatever else comes or goes, none waits longer.
 */
function ofToday<Delivery extends Sent>(
  photos: Delivery[],
  today: string,
  { otherPhotosOfADay }: Places,
): Delivery[] {
  let turns = 1
  while (photos.length / turns > otherPhotosOfADay) turns *= 2
  const day = Date.parse(today) / 86_400_000
  return photos.filter(({ subject_id }) => randomEnd(subject_id) % turns === day % turns)
}

function randomEnd(id: string | null): number {
  return Number.parseInt(id?.slice(-6) ?? '0', 16)
}
