import * as z from 'zod/mini'
import { phone } from '../identity/phone.ts'
import { endpoint } from '../platform/endpoint.ts'
import { optionalText } from '../platform/fields.ts'
import { marketplace } from '../shopping/marketplaces.ts'
import { FamilyGroup } from './groups.ts'

/** An Amazon Associates tag, such as "hartleys-21"; empty for none. */
const associateTag = z.pipe(
  optionalText(64),
  z.nullable(z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/i, 'A tag looks like this: hartleys-20.'))),
)

export const SettingsChange = z.object({
  autoSendContent: z.optional(z.boolean()),
  dailyPhotoReminder: z.optional(z.boolean()),
  amazonMarketplace: z.optional(marketplace),
  amazonAssociateTag: z.optional(associateTag),
  amazonCartForm: z.optional(z.boolean()),
  lovedOnePhone: z.optional(phone),
})
export type SettingsChange = z.input<typeof SettingsChange>

export const settingsApi = {
  updateSettings: endpoint('PATCH /api/family-groups/:groupId/settings', {
    summary:
      "Switch automatic sending and the photo reminder, choose the Amazon, keep the loved one's telephone number",
    access: 'settings:change',
    body: SettingsChange,
    response: FamilyGroup,
  }),
  updateNotices: endpoint('PATCH /api/family-groups/:groupId/notices', {
    summary: "Switch one's own notices of this group",
    access: 'group:read',
    body: z.object({ activityNotifications: z.boolean() }),
    response: FamilyGroup,
  }),
}
