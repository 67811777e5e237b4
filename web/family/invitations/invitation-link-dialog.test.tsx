import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addressesApi } from '#contract/platform/addresses.ts'
import { idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { InvitationLinkDialog } from './invitation-link-dialog.tsx'

test.each([
  [
    { isMailed: false, sendsMail: true, hadManyMails: true },
    'mia@example.com has had many mails today, so this one was not sent. Please give them this link yourself.',
  ],
  [{ isMailed: true, sendsMail: true }, 'A mail with this link is on its way to mia@example.com.'],
  [{ isMailed: false, sendsMail: true }, 'The mail to mia@example.com has not gone out yet.'],
  [{ isMailed: false, sendsMail: false }, 'this server sends no mail, so give mia@example.com this link'],
])('says what has become of the mail: %o', async (mail, sentence) => {
  const user = {
    id: null,
    firstName: null,
    lastName: null,
    email: 'mia@example.com',
    profileImageUrl: null,
    phone: null,
  }
  const invited = {
    id: idOf(700),
    role: 'member',
    isActive: false,
    joinedAt: null,
    invitedAs: null,
    isOnline: false,
    lastActiveAt: null,
    invitation: null,
    user,
    link: 'http://localhost:3000/invitation#secret',
    hadManyMails: false,
    ...mail,
  } as const
  server.answer(addressesApi.read, { url: null, others: [], source: 'no_network' })
  render(<InvitationLinkDialog invited={invited} onClose={() => {}} />)
  await expect.element(page.getByRole('dialog')).toMatchTextContent(sentence)
})
