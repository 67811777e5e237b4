import * as z from 'zod/mini'
import { phone } from '../identity/phone.ts'
import { endpoint } from '../platform/endpoint.ts'
import { callKey, id, instant, limits, optionalText, requiredText } from '../platform/fields.ts'
import { languages } from '../platform/languages.ts'
import { roles } from '../platform/policy.ts'
import { marketplace } from '../shopping/marketplaces.ts'

/** An IANA zone that this machine knows. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'This time zone is not known.'))

export const FamilyGroup = z.object({
  id,
  name: z.string(),
  description: z.nullable(z.string()),
  alexaDeviceId: z.nullable(z.string()),
  lovedOneName: z.nullable(z.string()),
  lovedOnePhone: z.nullable(z.string()),
  timeZone: z.string(),
  createdAt: instant,
  primaryCaretakerId: id,
  /** Scheduled deliveries go out by themselves. */
  autoSendContent: z.boolean(),
  /** A reminder when no photo was sent by 17:00 where the loved one lives. */
  dailyPhotoReminder: z.boolean(),
  /** The country whose Amazon the family shops at. */
  amazonMarketplace: marketplace,
  amazonAssociateTag: z.nullable(z.string()),
  /** Offers Amazon's add-to-cart address, which does not work for everybody. */
  amazonCartForm: z.boolean(),
  /** The caretaker who is asked to become the primary caretaker. */
  handOverTo: z.nullable(z.object({ userId: id, name: z.string() })),
  /** The caretaker who becomes the primary caretaker when that one leaves, or is away for long. */
  successor: z.nullable(
    z.object({
      userId: id,
      name: z.string(),
      /** Since when they ask to take over, and from when they can. Null: they do not ask. */
      takeOver: z.nullable(z.object({ askedAt: instant, possibleAt: instant })),
    }),
  ),
  /** Since when it is kept in memory of the loved one: nothing is sent or asked any more. Null: it is not. */
  inMemorySince: z.nullable(instant),
  /** The role of the signed-in person. */
  role: z.enum(roles),
  /** Whether the signed-in person wants notices of what others do. */
  activityNotifications: z.boolean(),
})
export type FamilyGroup = z.infer<typeof FamilyGroup>

/** Days in which a deleted group can be brought back. */
export const restorableDays = 30

export const RemovedGroup = z.object({ id, name: z.string(), removedAt: instant, restorableUntil: instant })
export type RemovedGroup = z.infer<typeof RemovedGroup>

export const NewFamilyGroup = z.object({
  name: requiredText(limits.name, 'Please enter a name for the group.'),
  description: optionalText(limits.text),
  alexaDeviceId: optionalText(limits.name),
  lovedOneName: optionalText(limits.name),
  /** Where the loved one lives; UTC when left out. The browser sends the creator's own zone. */
  timeZone: z.optional(timeZone),
  /** The browser guesses it from the creator's language. */
  amazonMarketplace: z.optional(marketplace),
  /** Of the room; the browser guesses it from the creator's language. */
  language: z.optional(z.enum(languages)),
  key: callKey,
})
export type NewFamilyGroup = z.input<typeof NewFamilyGroup>

/** What a scheduled delivery keeps when the group's time zone changes: its time of day, or its instant. */
const zoneChangeKeeps = ['wall_clock', 'instant'] as const
export type ZoneChangeKeeps = (typeof zoneChangeKeeps)[number]

export const FamilyGroupChange = z.object({
  name: z.optional(requiredText(limits.name, 'Please enter a name for the group.')),
  description: z.optional(optionalText(limits.text)),
  alexaDeviceId: z.optional(optionalText(limits.name)),
  lovedOneName: z.optional(optionalText(limits.name)),
  lovedOnePhone: z.optional(phone),
  timeZone: z.optional(timeZone),
  /** Only with `timeZone`; without it, scheduled deliveries keep their time of day. */
  zoneChangeKeeps: z.optional(z.enum(zoneChangeKeeps)),
})
export type FamilyGroupChange = z.input<typeof FamilyGroupChange>

export const groupsApi = {
  listGroups: endpoint('GET /api/family-groups', {
    summary: 'The groups of the signed-in person, oldest first',
    access: 'user',
    response: z.array(FamilyGroup),
  }),
  addGroup: endpoint('POST /api/family-groups', {
    summary:
      'Make a family group; the maker becomes its primary caretaker; the same key again is the same group',
    access: 'user',
    status: 201,
    body: NewFamilyGroup,
    response: FamilyGroup,
  }),
  updateGroup: endpoint('PATCH /api/family-groups/:groupId', {
    summary: 'Edit the group; what is left out stays as it is',
    access: 'group:manage',
    body: FamilyGroupChange,
    response: FamilyGroup,
  }),
  setInMemory: endpoint('PUT /api/family-groups/:groupId/in-memory', {
    summary:
      'Keep the group in memory of the loved one, or take that back: nothing is sent, planned or asked',
    access: 'group:manage',
    body: z.object({ isInMemory: z.boolean() }),
    response: FamilyGroup,
  }),
  removeGroup: endpoint('DELETE /api/family-groups/:groupId', {
    summary: 'Delete the group; its name is typed to be sure, and it can be brought back for 30 days',
    access: 'group:manage',
    body: z.object({ name: z.string('Please type the name of the group.') }),
    response: RemovedGroup,
  }),
  listRemovedGroups: endpoint('GET /api/family-groups/removed', {
    summary: 'Deleted groups that the signed-in person can bring back',
    access: 'user',
    response: z.array(RemovedGroup),
  }),
  restoreGroup: endpoint('POST /api/family-groups/:groupId/restore', {
    summary: 'Bring a deleted group back, as its primary caretaker',
    access: 'user',
    response: FamilyGroup,
  }),
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The address of a group's export. */
export function exportPath(groupId: string): string {
  return `/api/family-groups/${groupId}/export`
}
