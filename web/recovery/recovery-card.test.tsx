import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { successorApi } from '#contract/family/successor.ts'
import { recoveryApi, type TakenBack } from '#contract/recovery.ts'
import { webhooksApi } from '#contract/webhooks.ts'
import { hartleys, idOf } from '../testing/given.ts'
import { render, server } from '../testing/render.tsx'
import { RecoveryCard } from './recovery-card.tsx'

const opened = {
  groupId: hartleys.id,
  groupName: 'The Hartleys',
  at: '2026-11-20T10:00:00.000Z',
  isUnsure: false,
}
const takenBack: TakenBack = {
  at: '2026-11-24T10:00:00.000Z',
  wasTaken: true,
  ended: 'a passkey and an upload key',
  screens: [{ ...opened, id: idOf(1), name: 'Screen 2' }],
  webhooks: [{ ...opened, id: idOf(2), name: 'https://home.example' }],
  calendars: [{ ...opened, id: idOf(6), name: 'Nurse Mary' }],
  people: [{ ...opened, id: idOf(3), name: 'Mallory Hart', isUnsure: true }],
  successors: [{ ...opened, id: idOf(4), name: 'Carl Hart' }],
  handedOver: [{ ...opened, id: idOf(5), name: 'Eve Hart' }],
}

test('who was robbed presses once, and ends what a stranger has opened', async () => {
  server.answer(recoveryApi.read, { takenBack: null })
  server.answer(recoveryApi.takeBack, { takenBack })
  render(<RecoveryCard />)
  await page.getByRole('button', { name: 'My account was taken' }).click()
  server.answer(recoveryApi.read, { takenBack })
  await page.getByRole('button', { name: 'End all of it' }).click()
  await expect.element(page.getByText('This ended, too: a passkey and an upload key.')).toBeVisible()
  await expect.element(page.getByText('Have you chosen a new password since?')).toBeVisible()
  await expect.element(page.getByText('Probably: somebody else joined')).toBeVisible()
  await expect.element(page.getByText('Eve Hart is the primary caretaker of The Hartleys')).toBeVisible()
  server.answer(successorApi.nameSuccessor, hartleys)
  server.answer(recoveryApi.read, { takenBack: { ...takenBack, successors: [] } })
  await page.getByRole('button', { name: 'Take back Carl Hart' }).click()
  await expect.element(page.getByText('Carl Hart')).not.toBeInTheDocument()
  server.answer(webhooksApi.remove, { id: idOf(2) })
  server.answer(recoveryApi.read, { takenBack: { ...takenBack, webhooks: [] } })
  await page.getByRole('button', { name: 'Remove https://home.example' }).click()
  await expect.element(page.getByText('https://home.example')).not.toBeInTheDocument()
  server.answer(recoveryApi.finish, { takenBack: null })
  server.answer(recoveryApi.read, { takenBack: null })
  await page.getByRole('button', { name: 'I have looked through it' }).click()
  await expect.element(page.getByRole('button', { name: 'My account was taken' })).toBeVisible()
})
