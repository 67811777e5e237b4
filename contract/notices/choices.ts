import * as z from 'zod/mini'
import { QuietHours, wallTime } from '../delivery/delivery.ts'
import { timeZone } from '../family/groups.ts'
import { endpoint } from '../platform/endpoint.ts'
import { MailTo } from './mail.ts'

/**
 * When a way brings what others do. `quiet`: after five minutes without anything new. `daily`: once a day.
 * `calls`: only what is urgent. `off`: nothing at all, calls neither.
 */
export const paces = ['now', 'quiet', 'daily', 'calls', 'off'] as const
export type Pace = (typeof paces)[number]

/**
 * When a call reaches the person. `first`: at once. `next`: when nobody has taken it after some minutes. The person
 * who was asked by name is always among the first, unless they chose `off`.
 */
export const callTurns = ['first', 'next', 'off'] as const
export type CallTurn = (typeof callTurns)[number]

/** How a member wants to hear of one group. */
export const NoticeChoices = z.object({
  push: z.enum(paces),
  mail: z.enum(paces),
  /** When the daily digest comes, by the person's own clock. */
  digestAt: wallTime,
  calls: z.enum(callTurns),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** The person's settings for all of their groups. */
export const NoticeTimes = z.object({
  /** IANA name of the zone of the person's clock. */
  timeZone: z.string(),
  /** Nothing leaves the app in these hours; it comes when they end. */
  quietHours: z.nullable(QuietHours),
  /** Calls and missing signs of life come in quiet hours too. */
  callsInQuietHours: z.boolean(),
})
export type NoticeTimes = z.infer<typeof NoticeTimes>

export const Choices = z.extend(NoticeChoices, {
  times: NoticeTimes,
  mailTo: MailTo,
})

/** Fields that are left out keep their values. `quietHours: null` switches the quiet hours off. */
export const ChoicesChange = z.extend(z.partial(NoticeChoices), {
  times: z.optional(
    z.object({
      timeZone: z.optional(timeZone),
      quietHours: z.optional(z.nullable(QuietHours)),
      callsInQuietHours: z.optional(z.boolean()),
    }),
  ),
})

export const choicesApi = {
  read: endpoint('GET /api/family-groups/:groupId/notice-choices', {
    summary: 'How one hears of this group',
    access: 'group:read',
    response: Choices,
  }),
  change: endpoint('PATCH /api/family-groups/:groupId/notice-choices', {
    summary: 'Choose how one hears of this group, and the hours in which nothing comes',
    access: 'group:read',
    body: ChoicesChange,
    response: Choices,
  }),
}
