import * as z from 'zod/mini'
import { boards, deliveryKinds, GivenAnswer, Letters, textSizes } from '../delivery/delivery-fields.ts'
import { FocalPoint } from '../photos/focal-point.ts'
import { id, instant } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { paces } from '../room/pace.ts'

// Apart from the calls: the screen's page parses with these schemas what it keeps, and must stay small.

/** "21:30". What a person may choose is checked where they choose it: its sentences are no part of the screen's page. */
const time = z.string()

/** Somebody, and who they are to the loved one in the family's own words: "your grandson". */
export const ScreenPerson = z.object({ name: z.string(), relation: z.nullable(z.string()) })
export type ScreenPerson = z.infer<typeof ScreenPerson>

/**
 * One delivery on a screen. `picture` is null for a message without one. A view that an older release kept lacks the
 * optional fields.
 */
export const ScreenItem = z.object({
  deliveryId: id,
  kind: z.enum(deliveryKinds),
  /** A caption, the title of a recommendation, or the words of a note. */
  title: z.nullable(z.string()),
  sender: z.nullable(
    z.object({
      id: z.optional(id),
      name: z.string(),
      profileImageUrl: z.nullable(z.string()),
      relation: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Who is on the picture, in the order in which they were tagged. */
  people: z.optional(z.array(ScreenPerson)),
  /** When a note ends and leaves the screen; null for one that stays, and for what is no note. */
  endsAt: z.optional(z.nullable(instant)),
  /**
   * The local date on which the picture was taken, "2021-11-21", with which `yearsAgo` can be worked out on each day;
   * null where nobody knows it or "on this day" is switched off.
   */
  takenOn: z.optional(z.nullable(z.string())),
  /** She has loved this picture, on whichever of her devices and however often it was sent. */
  isFavourite: z.optional(z.boolean()),
  /** On this day so many years ago the picture was taken; null on all other days. */
  yearsAgo: z.optional(z.nullable(z.int())),
  sentAt: instant,
  /** When this device showed it. */
  shownAt: z.nullable(instant),
  /** She knows it from another of her devices, so it is no news on this one. */
  isKnown: z.optional(z.boolean()),
  picture: z.nullable(
    z.object({
      url: z.string(),
      width: z.number(),
      height: z.number(),
      thumbhash: z.string(),
      focalPoint: z.optional(z.nullable(FocalPoint)),
    }),
  ),
  /** For a recommendation: the sentence to say to a smart speaker, empty where none can play it, and a link if there is one. */
  card: z.nullable(z.object({ say: z.string(), link: z.nullable(z.string()) })),
  /** The sound of a voice, or the recording of a recommendation; `duration` in milliseconds. Another sound has another address. */
  voice: z.optional(z.object({ url: z.string(), duration: z.number() })),
  /** The film of a clip, whose `picture` is its poster; `duration` in milliseconds. */
  film: z.optional(z.object({ url: z.string(), duration: z.number(), hasSound: z.boolean() })),
  /** When this device had played it to its end. */
  heardAt: z.optional(z.nullable(instant)),
  answers: z.array(GivenAnswer),
})
export type ScreenItem = z.infer<typeof ScreenItem>

/** The item after an answer, and the press that was answered: a cache may answer with what belongs to an earlier one. */
export const AnsweredItem = z.extend(ScreenItem, { press: z.optional(z.string()) })
export type AnsweredItem = z.infer<typeof AnsweredItem>

/** The next planned delivery, for the day card, and who planned it. */
export const NextDelivery = z.object({
  at: instant,
  what: z.enum(['picture', 'audiobook', 'movie', 'tv_show', 'music', 'note', 'voice', 'clip']),
  from: z.nullable(z.string()),
})
export type NextDelivery = z.infer<typeof NextDelivery>

/** What the loved one is told of the daily sign of life, and what the screen asks. */
export const ScreenLife = z.object({
  /** By this time, by the clock of the group, a device is to be used. */
  hour: time,
  /** Since when the screen asks whether all is well; null while it does not. */
  askedAt: z.nullable(instant),
  /** Whether the loved one has said that this is fine, or asked to stop. */
  isRead: z.boolean(),
  stopAskedAt: z.nullable(instant),
})
export type ScreenLife = z.infer<typeof ScreenLife>

/** The member who has said that they will call the loved one. */
export const ScreenCaller = z.object({ callId: id, name: z.string(), at: instant })
export type ScreenCaller = z.infer<typeof ScreenCaller>

/** A call that she has asked for, as long as it stands: nobody has it yet, or somebody is going to call. */
export const ScreenCall = z.object({
  callId: id,
  askedAt: instant,
  /** When she asked once more, for the same call. */
  askedAgainAt: z.optional(z.nullable(instant)),
  /** The member who has said that they will call. */
  taken: z.nullable(z.object({ name: z.string(), at: instant })),
  /** The member who had said so, and cannot just now. */
  cannot: z.nullable(z.string()),
  /** Whom we have asked since nobody has it. */
  asking: z.array(z.string()),
  /** From then on she may ask again, which tells the next ones at once. */
  againAt: instant,
})
export type ScreenCall = z.infer<typeof ScreenCall>

/** A visit, or what else is on. */
export const ScreenVisit = z.object({
  /** Distinct for each occurrence. */
  id: z.string(),
  /** In the group's time zone, "2026-11-21"; `time` like "15:00", null for all day. */
  date: z.string(),
  time: z.nullable(z.string()),
  /** The instant from which it is no longer told: its end, or a while after its start. */
  until: instant,
  /** "Ben"; null when the family named nobody. */
  who: z.nullable(z.string()),
  /** "comes for coffee", "Hairdresser"; null when only the person is named. */
  what: z.nullable(z.string()),
})
export type ScreenVisit = z.infer<typeof ScreenVisit>

/** What the family has switched on for this room. */
export const RoomSwitches = z.object({
  /** A soft chime for something new. */
  chime: z.boolean(),
  /** Something new is read aloud by itself. */
  readsAloud: z.boolean(),
  /** Of the chime and of the voice, in percent. */
  volume: z.int().check(z.minimum(0), z.maximum(100)),
  /** Pictures that she loved come round more often. */
  favourites: z.boolean(),
  /** How fast pictures follow each other; a view that an older release kept does not say. */
  pace: z.optional(z.enum(paces)),
  /** When somebody comes is said in words; a view that an older release kept does not say. */
  spokenTimes: z.optional(z.boolean()),
})
export type RoomSwitches = z.infer<typeof RoomSwitches>

/** For "Who sees what": who is in the family. */
export const ScreenFamily = z.object({
  members: z.array(ScreenPerson),
  /** Since when the daily sign of life is on; null while it is off. */
  lifeOnSince: z.nullable(instant),
})
export type ScreenFamily = z.infer<typeof ScreenFamily>

/** Everything that a screen shows. `items` are newest first. */
export const ScreenView = z.object({
  /** The server's time: the device's clock may be wrong. */
  now: instant,
  /** The release of the page that this server has. A screen with another one loads it while nobody is looking. */
  release: z.nullable(z.string()),
  deviceId: id,
  deviceName: z.string(),
  groupName: z.string(),
  lovedOneName: z.nullable(z.string()),
  timeZone: z.string(),
  textSize: z.enum(textSizes),
  /** Left out where nobody has said from how far it is read. */
  letters: z.optional(Letters),
  /** Left out where pictures come round. */
  look: z.optional(z.enum(boards)),
  quietHours: z.nullable(z.object({ from: time, until: time })),
  next: z.nullable(NextDelivery),
  items: z.array(ScreenItem),
  /** Null while it is off or nobody is at home; a view that an older release kept does not say. */
  life: z.optional(z.nullable(ScreenLife)),
  /** For pages of the release before, which know no `call`. */
  caller: z.optional(z.nullable(ScreenCaller)),
  call: z.optional(z.nullable(ScreenCall)),
  /** The number that she can call herself; null where the family gave none. */
  helpPhone: z.optional(z.nullable(z.string())),
  /** English when it is left out. */
  language: z.optional(z.enum(languages)),
  room: z.optional(RoomSwitches),
  /**
   * Whether she can answer by voice: the family has switched it on, and nobody has `tried` the microphone of this screen yet, or
   * somebody has. Left out where it is off.
   */
  herVoice: z.optional(z.enum(['untried', 'tried'])),
  /** Visits of today and of the days after it, the next one first. */
  visits: z.optional(z.array(ScreenVisit)),
  /** The screen is dark and quiet until then; null while it is not paused. */
  pausedUntil: z.optional(z.nullable(instant)),
  family: z.optional(ScreenFamily),
  /** The family keeps the pictures in memory: the screen shows them, and asks nothing. */
  rests: z.optional(z.boolean()),
})
export type ScreenView = z.infer<typeof ScreenView>

/** The view after a press, which it names: see `AnsweredItem`. */
export const AnsweredView = z.extend(ScreenView, { press: z.optional(z.string()) })
export type AnsweredView = z.infer<typeof AnsweredView>
