import { expect, test } from 'vitest'
import type { FamilyGroup } from '#contract/family/groups.ts'
import type { Member } from '#contract/family/members.ts'
import { givenFamily, givenMember, givenPhoto, givenScreen, type Person } from '../../testing/given/given.ts'
import { atOnce, eachRound, pairsOf, type Verb } from '../../testing/race.ts'
import { sharedTestApp } from '../../testing/test-app.ts'

const app = sharedTestApp()

const name = 'The Hartleys'
type Row = { anna: Person; ben: Person; path: string; photoId: string }

/** Anna is the primary caretaker and has offered to hand over to Ben. */
const verbs: Verb<Row>[] = [
  { name: 'delete', call: ({ anna, path }) => anna.request('DELETE', path, { name }) },
  { name: 'describe', call: ({ anna, path }) => anna.patch(path, { description: 'Rose and all of us' }) },
  { name: 'name her', call: ({ anna, path }) => anna.patch(path, { lovedOneName: 'Rose' }) },
  {
    name: 'keep her number',
    call: ({ ben, path }) => ben.patch(`${path}/settings`, { lovedOnePhone: '112' }),
  },
  { name: 'switch', call: ({ ben, path }) => ben.patch(`${path}/settings`, { autoSendContent: false }) },
  { name: 'take over', call: ({ ben, path }) => ben.post(`${path}/hand-over/accept`) },
  { name: 'send', call: ({ anna, path, photoId }) => anna.post(`${path}/photos/${photoId}/send-to-alexa`) },
]

test.each(pairsOf(verbs))('at once on one group: %s', async (_name, one, other) => {
  await eachRound(app, async () => {
    const { family, anna, path } = await givenFamily(app)
    const ben = await givenMember(app, family, 'Ben', 'caretaker')
    const screen = await givenScreen(app, family)
    const members = (await anna.get(`${path}/members`)).body as Member[]
    const memberId = members.find(({ user }) => user.id === ben.user.id)?.id
    await anna.post(`${path}/hand-over`, { memberId })
    const { id: photoId } = await givenPhoto(anna, path)

    const answers = await atOnce({ anna, ben, path, photoId }, one, other)
    const done = [one, other].flatMap((verb, index) => (answers[index]?.status === 200 ? [verb.name] : []))
    const isDeleted = done.includes('delete')
    const groups = ((await ben.get('/api/family-groups')).body as FamilyGroup[]).filter(
      (group) => group.id === family.group.id,
    )
    // A deleted group is gone for everybody, and only its primary caretaker deletes it.
    expect(groups).toHaveLength(isDeleted ? 0 : 1)
    if (isDeleted) expect(done).not.toContain('take over')
    // An edit of another field survives.
    if (groups[0] && done.includes('describe')) expect(groups[0].description).toBe('Rose and all of us')
    if (groups[0] && done.includes('name her')) expect(groups[0].lovedOneName).toBe('Rose')
    if (groups[0] && done.includes('keep her number')) expect(groups[0].lovedOnePhone).toBe('112')
    if (groups[0] && done.includes('switch')) expect(groups[0].autoSendContent).toBe(false)
    // A delivery was written before the deletion, or not at all.
    if (isDeleted) await anna.post(`${path}/restore`)
    const { items } = (await screen.get('/api/screen')).body
    expect(items.length).toBe(done.includes('send') ? 1 : 0)
  })
})
