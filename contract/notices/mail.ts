import * as z from 'zod/mini'
import { endpoint } from '../platform/endpoint.ts'
import { instant } from '../platform/fields.ts'

/** How mail stands for a person: where it goes, and since when it comes back. */
export const MailTo = z.object({
  address: z.nullable(z.string()),
  /** Whether this server sends mails at all. */
  isPossible: z.boolean(),
  /** Whether the person has shown that it is theirs: no notices go there before. */
  isConfirmed: z.boolean(),
  /** Since when no mails go to this address, because it refused one. */
  failedAt: z.nullable(instant),
  /** What the mail server said, as a sentence. */
  failure: z.nullable(z.string()),
})
export type MailTo = z.infer<typeof MailTo>

export const noticeMailApi = {
  tryAgain: endpoint('POST /api/notices/mail/try-again', {
    summary: 'Send notices by mail again to an address that has refused one',
    access: 'user',
    response: MailTo,
  }),
}
