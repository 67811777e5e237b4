import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activityApi } from '#contract/family/activity.ts'
import { groupsApi } from '#contract/family/groups.ts'
import { actionLabels } from '#contract/family/policy-labels.ts'
import { successorApi } from '#contract/family/successor.ts'
import { Contributions } from '../../activity/contributions.tsx'
import { emma, givenMember, hartleys, idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { useSelection } from '../selection/selected-group.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { RolePermissionsCard } from './roles/role-permissions-card.tsx'
import { TakeOverNote } from './take-over-note.tsx'

test('the card lists the rights of each role', async () => {
  render(<RolePermissionsCard />)
  const card = page.getByRole('region', { name: 'Role Permissions' })
  for (const text of [
    'Full access; can invite and manage members; can change group settings; cannot be removed or modified.',
    'Send photos and content, manage shopping lists, invite members, schedule content delivery.',
    'Send photos, add to shopping lists, view content, limited admin.',
  ])
    await expect.element(card.getByText(text)).toBeVisible()
  // What the policy allows is folded until somebody asks.
  await expect.element(card.getByRole('listitem')).not.toBeInTheDocument()
  await card.getByText('All that a Caretaker may do').click()
  await expect.element(card.getByText(actionLabels['schedule:manage']).nth(1)).toBeVisible()
})

test('the dialog of a member shows their address and what they did', async () => {
  const member = givenMember()
  server.answer(activityApi.contributions, [{ action: 'family_group_created', count: 1 }])
  render(
    <MemberDialog member={member} onClose={() => {}}>
      <Contributions memberId={member.id} />
    </MemberDialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Emma Hartley' })
  await expect.element(dialog.getByText('emma@example.com')).toBeVisible()
  await expect.element(dialog.getByText('Family group created')).toBeVisible()
})

test('after seven days without a no the successor takes over with one press', async () => {
  const asked = { askedAt: '2026-01-01T00:00:00Z', possibleAt: '2026-01-08T00:00:00Z' }
  const successor = { userId: emma.id, name: 'Emma Hartley', takeOver: asked }
  render(<Note />, { group: { role: 'caretaker', successor } })
  server.answer(successorApi.takeOver, () => {
    server.answer(groupsApi.listGroups, [hartleys])
    return hartleys
  })
  const note = page.getByRole('region', { name: 'Taking over' })
  await expect.element(note).toMatchTextContent(/Nobody has said no/)
  await note.getByRole('button', { name: 'Take over now' }).click()
  await expect.element(note).not.toBeInTheDocument()
})

test('before seven days are over the successor can only take it back', async () => {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const takeOver = { askedAt: new Date().toISOString(), possibleAt: inAWeek }
  const successor = { userId: emma.id, name: 'Emma Hartley', takeOver }
  render(<Note />, { group: { role: 'caretaker', primaryCaretakerId: idOf(2), successor } })
  const note = page.getByRole('region', { name: 'Taking over' })
  await expect.element(note).toMatchTextContent(/You have asked to take over The Hartleys/)
  await expect.element(note.getByRole('button', { name: 'Take over now' })).not.toBeInTheDocument()
})

function Note() {
  const { group } = useSelection()
  return group && <TakeOverNote group={group} />
}
