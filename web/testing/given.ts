import type { CallRequest, RoomAnswer } from '#contract/delivery/answers.ts'
import type { Delivery, Device } from '#contract/delivery/delivery.ts'
import { namedSubject } from '#contract/delivery/sendable.ts'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Member } from '#contract/family/members.ts'
import type { User } from '#contract/identity/identity.ts'
import type { Photo } from '#contract/photos/photos.ts'
import { type Room, roomDefaults } from '#contract/room/room.ts'
import type { ScheduleEntry } from '#contract/schedule.ts'

/** The nth id of a test. */
export function idOf(n: number): string {
  return `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

export const emma: User = {
  id: idOf(1),
  email: 'emma@example.com',
  firstName: 'Emma',
  lastName: 'Hartley',
  profileImageUrl: null,
  phone: null,
  language: null,
  hasPassword: true,
  mustConfirmEmail: false,
}

export const hartleys: FamilyGroup = {
  id: idOf(100),
  name: 'The Hartleys',
  description: null,
  alexaDeviceId: null,
  lovedOneName: 'Rose',
  lovedOnePhone: null,
  timeZone: 'Europe/Berlin',
  createdAt: '2026-01-01T00:00:00Z',
  primaryCaretakerId: emma.id,
  autoSendContent: true,
  dailyPhotoReminder: false,
  amazonMarketplace: 'US',
  amazonAssociateTag: null,
  amazonCartForm: false,
  handOverTo: null,
  successor: null,
  inMemorySince: null,
  role: 'primary_caretaker',
  activityNotifications: true,
}

/** A connected screen that shows the time of day. */
export function givenDevice(changes: Partial<Device> = {}): Device {
  const now = new Date().toISOString()
  return {
    id: idOf(200),
    kind: 'screen',
    name: 'Family screen',
    createdAt: now,
    openedAt: now,
    isConnected: true,
    lastContactAt: now,
    lastActivityAt: now,
    lastShown: null,
    picturesOnAt: null,
    attention: null,
    showing: { kind: 'day', what: null, title: null, photoId: null, from: null, at: now },
    power: null,
    network: null,
    textSize: 'normal',
    letters: null,
    look: 'pictures',
    quietHours: null,
    openedBy: null,
    browserOf: null,
    keptBy: null,
    ...changes,
  }
}

export function givenPhoto(changes: Partial<Photo> = {}): Photo {
  return {
    id: idOf(300),
    objectPath: '/objects/the-garden',
    caption: 'The garden',
    createdAt: '2026-11-20T10:00:00Z',
    takenAt: null,
    isSentToAlexa: false,
    sentToAlexaAt: null,
    width: 640,
    height: 480,
    thumbhash: '',
    focalPoint: null,
    addedBy: { id: emma.id, name: 'Emma Hartley' },
    people: [],
    delivery: null,
    ...changes,
  }
}

export function givenMember(changes: Partial<Member> = {}): Member {
  const { id, email, firstName, lastName, profileImageUrl, phone } = emma
  return {
    id: idOf(400),
    role: 'primary_caretaker',
    isActive: true,
    joinedAt: '2026-01-01T00:00:00Z',
    invitedAs: null,
    isOnline: true,
    lastActiveAt: null,
    invitation: null,
    user: { id, email, firstName, lastName, profileImageUrl, phone },
    ...changes,
  }
}

/** A call that Rose asks Emma for. */
export function givenCall(changes: Partial<CallRequest> = {}): CallRequest {
  return {
    id: idOf(500),
    askedAt: new Date().toISOString(),
    device: { id: idOf(200), name: 'Family screen' },
    to: { id: emma.id, name: 'Emma Hartley' },
    takenBy: null,
    takenAt: null,
    ...changes,
  }
}

/** Rose loves a photo that Emma has sent. */
export function givenHeart(changes: Partial<RoomAnswer> = {}): RoomAnswer {
  return {
    id: idOf(600),
    kind: 'heart',
    text: null,
    at: new Date().toISOString(),
    device: { id: idOf(200), name: 'Family screen' },
    to: { id: emma.id, name: 'Emma Hartley' },
    subject: { kind: 'photo', title: 'The garden', photoId: idOf(300) },
    isNew: true,
    ...changes,
  }
}

export function givenDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: idOf(800),
    state: 'accepted',
    createdAt: new Date().toISOString(),
    withdrawnAt: null,
    endsAt: null,
    sender: { id: emma.id, name: 'Emma Hartley' },
    isWaitingForScreen: false,
    devices: [],
    ...changes,
  }
}

/** The room of a family with one screen, which is in contact. */
export function givenRoom(changes: Partial<Room> = {}): Room {
  const device = { kind: 'screen', isOpened: true, isConnected: true, quietHours: null } as const
  return {
    ...roomDefaults,
    helpPhone: null,
    pause: null,
    questionAt: null,
    askedAt: null,
    devices: [device],
    ...changes,
  }
}

/** A delivery of a recommendation that was held back. */
export function givenEntry(n: number, title: string, changes: Partial<ScheduleEntry> = {}): ScheduleEntry {
  return {
    id: idOf(n),
    ...namedSubject('content', idOf(n + 10)),
    scheduledFor: '2026-11-23T12:00:00Z',
    localTime: '2026-11-23T13:00',
    timeZone: 'Europe/Berlin',
    isRecurring: false,
    recurringPattern: null,
    status: 'held',
    failure: 'Auto-send Content is off.',
    anchorDay: null,
    lastOutcome: null,
    isNextPhoto: false,
    subject: { kind: 'content', title, isThere: true },
    addedBy: { id: emma.id, name: 'Emma Hartley' },
    createdAt: '2026-11-20T10:00:00Z',
    ...changes,
  }
}
