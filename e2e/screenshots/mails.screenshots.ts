import type { Page } from '@playwright/test'
import { invitationMail } from '#server/family/invitations/invitation-mail.ts'
import { resetMail } from '#server/identity/reset-mail.ts'
import { noticeMail } from '#server/notices/mail/notice-mail.ts'
import { operatorPage } from '#server/notices/operator/operator-page.ts'
import type { Composed } from '#server/notices/way.ts'
import { readConfig } from '#server/platform/config.ts'
import { plainPage } from '#server/platform/http/answer/plain-page.ts'
import { test } from '../support/server.ts'

const sizes = [
  { width: 600, height: 800 },
  { width: 390, height: 844 },
]

const groupId = '019aa111-0000-7000-8000-000000000001'
const app = {
  config: readConfig({ PUBLIC_URL: 'https://sunporch.example.org' }),
  secretKey: Buffer.alloc(32),
}
const hostile =
  '<img src=x onerror=alert(1)> \u202egpj.exe\u202c click https://evil.example/login or evil.example 👵 שרה 0170 1234567'

const line = (sentence: string) => ({ sentence, path: '/activity', photoId: null, at: 0 })

const messages: Record<string, Partial<Composed>> = {
  call: { urgency: 'urgent', lines: [line('Rose asks for a call')] },
  heart: {
    lines: [
      line(
        'Rose sent a heart for your photo “Lunch by the sea with everybody, and even the little ones ate their vegetables”',
      ),
    ],
  },
  batch: {
    lines: [
      line('Rose sent a heart for your photo “The old tree”'),
      line('Ben Hartley added 12 photos'),
      line('Charlotte-Anne Featherstonehaugh-Winterbottom joined the family'),
    ],
  },
  digest: {
    isDigest: true,
    lines: [
      line('Rose sent a heart for your photo “From the balcony this morning”'),
      line('Ben Hartley added 12 photos'),
      line('Cleo Hartley planned “Persuasion” for tomorrow at 8 AM'),
      line('Emma Hartley added “Oat milk” to the shopping list'),
      line(`${hostile} added the photo “${hostile}”`),
    ],
  },
  failure: { lines: [line('“Look who is back” did not reach Family screen: it was off for 72 hours')] },
  hostile: {
    group: { id: groupId, name: hostile, lovedOneName: null },
    lines: [line(`${hostile} asks for a call`)],
  },
}

const mails = {
  ...Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, composedMail(message)])),
  invitation: invitationMail(
    'en',
    {
      id: '',
      email: null,
      firstName: 'Anna',
      lastName: 'Hartley',
      profileImageUrl: null,
      phone: null,
      language: null,
      hasPassword: true,
      mustConfirmEmail: false,
    },
    { groupName: 'The Hartleys', role: 'caretaker' },
    'https://sunporch.example.org/invitation#aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_',
  ),
  reset: resetMail(
    { firstName: 'Anna', language: 'en' },
    'https://sunporch.example.org/api/login#reset=aB3-_aB3-_aB3-_aB3-_aB3-_aB3-_',
  ),
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every mail, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const [name, { html, text, subject }] of Object.entries(mails)) {
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.setContent(html)
        await take(page, `mail-${name}-${size.width}-${colorScheme}`)
        await page.setContent('<pre style="white-space:pre-wrap;font:14px monospace;overflow-wrap:anywhere">')
        await page
          .locator('pre')
          .evaluate((pre, words) => pre.append(words), `Subject: ${subject}\n\n${text}`)
        if (colorScheme === 'light') await take(page, `mail-${name}-${size.width}-text`)
      }
    }
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the operator's page, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/privacy')
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.setContent(
        plainPage({ title: 'What was sent', main: operatorPage(operatorFacts()), isWide: true }),
      )
      await take(page, `operator-${size.width}-${colorScheme}`)
    }
  })
}

function operatorFacts(): Parameters<typeof operatorPage>[0] {
  const now = Date.parse('2026-11-22T09:30:00Z')
  const day = 86_400_000
  const sends = Array.from({ length: 12 }, (_, at) => ({
    id: `019aa111-0000-7000-8000-00000000${1000 + at * 7}`,
    way: at % 3 === 0 ? ('mail' as const) : ('push' as const),
    created_at: now - at * 4_000_000,
    due_at: at === 0 ? now + 60_000 : null,
    attempts: at === 0 ? 3 : 1,
    sent_at: at > 2 ? now - at * 4_000_000 + 900 : null,
    dropped_at: at === 1 ? now - 4_000_000 : null,
    failed_at: at === 2 ? now - 8_000_000 : null,
    failure:
      at === 0
        ? 'The mail server asked to try again later (451 4.7.1).'
        : at === 2
          ? 'The subscription is gone.'
          : null,
  }))
  return {
    now,
    clockDoubts: [],
    config: readConfig({
      SMTP_URL: 'smtp://sunporch:secret@mail.example.org:587',
      MAIL_FROM: 'Sunporch <sunporch@example.org>',
      PUBLIC_URL: 'http://192.168.1.20:3000',
    }),
    before: null,
    failedDeliveries: [{ deliveryId: '0197b5a0-4c6e-7d11-8a21-3f5f8f1f9a02', at: now - 7_000_000 }],
    nearLimits: [],
    lost: [
      {
        called: { one: 'picture', many: 'pictures', folder: 'pictures' },
        count: 2,
        since: now - 3_600_000,
        ids: ['0190c0de-0000-7000-8000-00000badcafe'],
      },
    ],
    streams: { get: 14, post: 2, poll: 1 },
    days: Array.from({ length: 6 }, (_, at) => ({
      way: at % 2 ? ('push' as const) : ('mail' as const),
      day: Math.floor(now / day - Math.floor(at / 2)) * day,
      sent: 120 - at * 9,
      waiting: at === 0 ? 1 : 0,
      dropped: at,
      failed: at === 2 ? 4 : 0,
    })),
    failures: [
      {
        way: 'mail',
        failure: 'The mail server asked to try again later (451 4.7.1).',
        count: 3,
        newest: now,
      },
      { way: 'push', failure: 'The subscription is gone.', count: 1, newest: now - day },
    ],
    sends,
    links: [
      {
        id: '019aa111-0000-7000-8000-0000000000aa',
        kind: 'reset',
        created_at: now,
        due_at: null,
        attempts: 1,
        sent_at: now,
        failed_at: null,
        failure: null,
      },
      {
        id: '019aa111-0000-7000-8000-0000000000bb',
        kind: 'invitation',
        created_at: now - day,
        due_at: null,
        attempts: 1,
        sent_at: null,
        failed_at: now - day,
        failure: 'The mail server says that this address takes no mail (550 5.1.1).',
      },
    ],
    services: [
      { host: 'fcm.googleapis.com', browsers: 14, newest: now },
      { host: 'web.push.apple.com', browsers: 1, newest: null },
    ],
    failedAddresses: 2,
    keysMadeAt: now - 40 * day,
    queues: [
      { name: 'Telling: changes whose people are to be told', waiting: 0, overdue: 0, first: null },
      { name: 'Messages that collect', waiting: 7, overdue: 0, first: now + 120_000 },
      { name: 'Sends', waiting: 1, overdue: 1, first: now - 3 * 3_600_000 },
      { name: 'Links by mail', waiting: 0, overdue: 0, first: null },
    ],
    works: [
      { name: 'schedule', next: now + 60_000 },
      { name: 'notice-sends', next: now - 3 * 3_600_000 },
      { name: 'mails', next: null },
    ],
  }
}

async function take(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true })
}

function composedMail(message: Partial<Composed>) {
  return noticeMail(
    app,
    { id: '019aa111-0000-7000-8000-000000000009' },
    {
      messageId: 'x',
      person: { id: '019aa111-0000-7000-8000-000000000002', email: 'anna@example.org', name: 'Anna Hartley' },
      language: 'en',
      group: { id: groupId, name: 'The Hartleys', lovedOneName: 'Rose' },
      urgency: 'normal',
      isDigest: false,
      tag: 'x',
      title: '',
      lines: [],
      ...message,
    },
  )
}
