import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type * as z from 'zod/mini'
import { type Choices, choicesApi } from '#contract/notices/choices.ts'
import { noticeMailApi } from '#contract/notices/mail.ts'
import { brokenAnswer } from '../../testing/fake-server.ts'
import { render, server } from '../../testing/render.tsx'
import { violations } from '../../testing/violations.ts'
import { NoticesCard } from './notices-card.tsx'

const noMail = { address: null, isPossible: false, isConfirmed: false, failedAt: null, failure: null }
const mail = {
  address: 'emma@example.com',
  isPossible: true,
  isConfirmed: true,
  failedAt: null,
  failure: null,
}
const push = page.getByLabelText('On your phone and computer')

/** The choices as the server keeps them. */
function givenChoices(changes: Partial<z.infer<typeof Choices>> = {}) {
  const kept = {
    push: 'quiet' as const,
    mail: 'daily' as const,
    digestAt: '18:00',
    calls: 'first' as const,
    times: { timeZone: 'Europe/Berlin', quietHours: null, callsInQuietHours: false },
    mailTo: noMail,
    ...changes,
  }
  server.answer(choicesApi.read, () => kept)
  const keep = ({
    body: { times, ...change },
  }: {
    body: z.output<NonNullable<typeof choicesApi.change.body>>
  }) => Object.assign(kept, change, { times: { ...kept.times, ...times } })
  server.answer(choicesApi.change, keep)
  return keep
}

test('a choice that cannot be saved goes back and says so', async () => {
  givenChoices()
  server.answer(choicesApi.change, brokenAnswer())
  render(<NoticesCard />)
  await expect.element(push).toHaveValue('quiet')
  await push.selectOptions('Nothing')
  await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
  await expect.element(push).toHaveValue('quiet')
})

test('several choices in a row are saved in their order and end as the last', async () => {
  const keep = givenChoices()
  const first = Promise.withResolvers<void>()
  server.answer(choicesApi.change, async (call) => {
    if (call.body.push === 'off') await first.promise
    return keep(call)
  })
  render(<NoticesCard />)
  for (const name of ['Nothing', 'At once', 'Once a day']) await push.selectOptions(name)
  await expect.element(push).toHaveValue('daily')
  first.resolve()
  await expect
    .poll(() => server.calls(choicesApi.change).map(({ body }) => body.push))
    .toEqual(['off', 'now', 'daily'])
  await expect.element(push).toHaveValue('daily')
})

test('what the server refuses goes back, with its sentence', async () => {
  const quietHours = { from: '22:00', until: '07:00' }
  givenChoices({ times: { timeZone: 'Europe/Berlin', quietHours, callsInQuietHours: false } })
  render(<NoticesCard />)
  const from = page.getByLabelText('From')
  // The contract refuses hours without any length.
  await from.fill('07:00')
  await expect.element(page.getByText('Please choose two different times.').first()).toBeVisible()
  await expect.element(from).toHaveValue('22:00')
})

test('mail is offered where it can arrive, and one that came back can be tried again', async () => {
  const failure = 'The mail server does not know this address.'
  givenChoices({ mailTo: { ...mail, failedAt: '2026-11-20T10:00:00.000Z', failure } })
  server.answer(noticeMailApi.tryAgain, () => {
    givenChoices({ mailTo: mail })
    return mail
  })
  render(<NoticesCard />)
  await expect.element(page.getByLabelText('By e-mail')).toHaveValue('daily')
  await expect.element(page.getByLabelText('The daily summary comes at')).toHaveValue('18:00')
  const alert = page.getByRole('alert')
  await expect.element(alert).toMatchTextContent('Mails to emma@example.com come back since')
  await expect.element(alert).toMatchTextContent(failure)
  expect(await violations()).toEqual([])
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Mails come again').first()).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('mail is not offered by a server that sends none', async () => {
  givenChoices()
  render(<NoticesCard />)
  await expect.element(page.getByText('This server sends no mail.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'By e-mail' })).not.toBeInTheDocument()
})

test('in memory only what still happens is offered', async () => {
  givenChoices()
  render(<NoticesCard />, { group: { inMemorySince: '2026-11-20T10:00:00Z' } })
  await expect.element(push).toBeVisible()
  await expect.element(page.getByRole('option', { name: /calls|signs of life/ })).not.toBeInTheDocument()
  await page.getByText('Who hears of what').click()
  const terms = page.getByRole('term')
  const expected = [
    /^Who belongs to the family/,
    /^Roles/,
    /^Taking over/,
    /^Accounts taken back/,
    /^PhotosSomebody added photos\.$/,
    /^RecommendationsSomebody added a recommendation\.$/,
    /^Shopping/,
    /^Screens/,
  ]
  for (const [n, text] of expected.entries()) await expect.element(terms.nth(n)).toMatchTextContent(text)
  expect(terms.length).toBe(expected.length)
})
