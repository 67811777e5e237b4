import { createHash } from 'node:crypto'
import type { Pace } from '#contract/room/pace.ts'
import type { ScreenItem } from '#contract/screen/screen-view.ts'
import { turnOf } from '#server/photos/memories/favourites.ts'
import { choosePlaces } from '#server/screen/places.ts'
import { advance } from '../../web/screen/room/playlist/playlist.ts'
import { initialShowing } from '../../web/screen/room/playlist/showing.ts'

// Joins the rules of both sides, without a server: which deliveries have a place on each day, and which of them is on the
// screen in each second, at the pace of the room. It is lit from 7:30 to 21:00, and nobody touches it. Of ten photos she loves one.

export type Thing = { kind: 'photo' | 'content' | 'note'; subject: string; hour: number }

export type Lived = {
  /** The part of the time. */
  withPhotos: number
  /** How often a photo comes in a day: one of the last week, one that she loves, one of the other newest 160. */
  timesADay: { new: number; loved: number; other: number }
  /** The longest time between two sights of a photo, in days of the screen: among the newest 40, the newest 160, and those she loves. */
  waits: { newest: number; looked: number; loved: number }
}

const begin = Date.parse('2026-06-01T00:00:00Z')
const second = 1000
const hour = 3600 * second
const day = 24 * hour
const lit = { from: 7.5 * hour, until: 21 * hour }
const litFor = lit.until - lit.from

type Sent = {
  delivery_id: string
  subject_kind: Thing['kind']
  subject_id: string
  isUnseen: boolean
  at: number
  endsAt: number | null
}
type Photo = { sentAt: number; seenAt: number | null; today: number; isLoved: boolean }
type Count = { times: number; photos: number }

export function live(days: number, sentOn: (date: number) => Thing[], pace: Pace): Lived {
  const sent: Sent[] = []
  const photos = new Map<string, Photo>()
  const counts = { new: newCount(), loved: newCount(), other: newCount() }
  const waits = { newest: 0, looked: 0, loved: 0 }
  let withPhotos = 0
  let showing = initialShowing(null)
  for (let date = 0; date < days; date++) {
    const today = begin + date * day
    const planned = sentOn(date).toSorted((one, other) => one.hour - other.hour)
    let shownOf = placesOf(sent, photos, today)
    for (let now = today + lit.from; now < today + lit.until; now += second) {
      while (planned[0] && today + planned[0].hour * hour <= now) {
        send(planned.shift() as Thing, now)
        shownOf = placesOf(sent, photos, now)
      }
      const painted = { ...showing, painted: showing.deliveryId ?? '' }
      const next = advance(now, painted, shownOf.items, { pace })
      const delivery = shownOf.sent.get(next.deliveryId ?? '')
      if (delivery?.subject_kind === 'photo') withPhotos += second
      if (delivery && next.deliveryId !== showing.deliveryId) see(delivery, now)
      showing = next
    }
    endDay(today)
  }
  const timesADay = { new: mean(counts.new), loved: mean(counts.loved), other: mean(counts.other) }
  return { withPhotos: withPhotos / (days * litFor), timesADay, waits }

  function send({ kind, subject }: Thing, at: number) {
    const known = sent.filter(({ subject_id }) => subject_id === idOf(subject)).length
    const endsAt = kind === 'note' ? at + day : null
    const delivery_id = `${subject}, ${known + 1}`
    sent.unshift({ delivery_id, subject_kind: kind, subject_id: idOf(subject), isUnseen: true, at, endsAt })
    if (kind === 'photo')
      photos.set(idOf(subject), { sentAt: at, seenAt: null, today: 0, isLoved: photos.size % 10 === 9 })
  }

  function see(delivery: Sent, now: number) {
    delivery.isUnseen = false
    const photo = photos.get(delivery.subject_id)
    if (!photo) return
    wait(photo, now)
    photo.seenAt = now
    photo.today++
  }

  function wait(photo: Photo, now: number) {
    const waited = litDays(now) - litDays(photo.seenAt ?? now)
    const newer = [...photos.values()].filter(({ sentAt }) => sentAt > photo.sentAt).length
    if (newer < 40) waits.newest = Math.max(waits.newest, waited)
    if (newer < 160) waits.looked = Math.max(waits.looked, waited)
    if (photo.isLoved) waits.loved = Math.max(waits.loved, waited)
  }

  function endDay(today: number) {
    for (const [index, photo] of [...photos.values()].reverse().entries()) {
      wait(photo, today + lit.until)
      const isNew = today - photo.sentAt < 7 * day
      const count = photo.isLoved ? counts.loved : isNew ? counts.new : counts.other
      if (photo.isLoved || index < 160) {
        count.times += photo.today
        count.photos++
      }
      photo.today = 0
    }
  }
}

/** As the server chooses them and the page gets them. */
function placesOf(sent: Sent[], photos: Map<string, Photo>, now: number) {
  const today = new Date(now).toISOString().slice(0, 10)
  const running = sent.filter(({ endsAt }) => endsAt === null || endsAt > now)
  // As many of each kind as the server looks at.
  const ofKind = (kind: Thing['kind'], most: number) =>
    running.filter(({ subject_kind }) => subject_kind === kind).slice(0, most)
  const looked = [...ofKind('photo', 160), ...ofKind('content', 60), ...ofKind('note', 50)]
  const chosen = choosePlaces(looked, today)
  const without = new Set(chosen.map(({ subject_id }) => subject_id))
  const loved = running.filter(
    ({ subject_id }) => photos.get(subject_id)?.isLoved && !without.has(subject_id),
  )
  const all = [...chosen, ...turnOf(loved, today)].toSorted((one, other) => other.at - one.at)
  return {
    sent: new Map(all.map((delivery) => [delivery.delivery_id, delivery])),
    items: all.map((delivery) => toItem(delivery, photos)),
  }
}

function toItem(
  { delivery_id, subject_id, subject_kind, at, isUnseen }: Sent,
  photos: Map<string, Photo>,
): ScreenItem {
  const sentAt = new Date(at).toISOString()
  return {
    deliveryId: delivery_id,
    kind: subject_kind,
    title: null,
    sender: { name: 'Anna', profileImageUrl: null },
    sentAt,
    shownAt: isUnseen ? null : sentAt,
    isFavourite: photos.get(subject_id)?.isLoved ?? false,
    picture: subject_kind === 'photo' ? { url: '', width: 4, height: 3, thumbhash: '' } : null,
    card: null,
    answers: [],
  }
}

/** Days on which the screen was lit, with the part of this one. */
function litDays(now: number): number {
  const since = now - begin
  return Math.floor(since / day) + (Math.min(Math.max(since % day, lit.from), lit.until) - lit.from) / litFor
}

/** With a random end, as ids have. */
function idOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex')
}

function newCount(): Count {
  return { times: 0, photos: 0 }
}

function mean({ times, photos }: Count): number {
  return photos === 0 ? 0 : times / photos
}
