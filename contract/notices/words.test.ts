import { expect, test } from 'vitest'
import { activityLabels } from '../family/activity.ts'
import { pagePaths } from '../pages/page-paths.ts'
import { type NoticeTopic, topicOf, topicRules } from './topics.ts'
import { isCounted, noticePath, noticeSentence, shown, type Told } from './words.ts'

const told: Told = {
  action: 'photo_uploaded',
  actor: { kind: 'person', name: 'Ben Hartley' },
  subject: { kind: 'photo', title: 'The garden' },
  isAboutReader: false,
  lovedOneName: 'Rose',
  since: null,
  count: 1,
}

test('every change that people are told of has a sentence of its own, with and without words of theirs', () => {
  const actions = Object.keys(activityLabels).filter((action) => topicOf(action, 'heart'))
  const kinds: Record<string, string[]> = { delivery_answered: ['heart', 'thank_you', 'call_me', 'note'] }
  for (const action of actions)
    for (const kind of kinds[action] ?? ['photo'])
      for (const title of ['The garden', null])
        for (const lovedOneName of ['Rose', null]) {
          const one = {
            ...told,
            action,
            subject: { kind, title },
            lovedOneName,
            actor: { kind: 'device', name: lovedOneName },
          } as const
          const sentence = noticeSentence(one)
          expect(Object.values(activityLabels), action).not.toContain(sentence)
          expect(sentence, action).not.toMatch(/null|undefined|^ | {2}|[.]$/)
          expect(sentence, action).toMatch(/^[A-Z“]/)
          if (isCounted(one)) expect(noticeSentence({ ...one, count: 12 }), action).toContain('12')
        }
})

test('an action of another release gives its label, and nobody stays nameless', () => {
  expect(noticeSentence({ ...told, action: 'moon_landed' })).toBe('moon_landed')
  expect(noticeSentence({ ...told, action: 'photo_restored' })).toBe('Photo brought back')
  expect(noticeSentence({ ...told, actor: null })).toBe('Somebody added the photo “The garden”')
  const call = {
    ...told,
    action: 'call_requested',
    subject: null,
    actor: { kind: 'device', name: null },
  } as const
  expect(noticeSentence(call)).toBe('Your loved one asks for a call')
  expect(noticeSentence({ ...call, isAboutReader: true })).toBe('Your loved one asks you for a call')
})

test('words are one line of what people see, cut between characters', () => {
  expect(shown(' a\r\n\tb\u0000\u202e c\u200b ', 20)).toBe('a b c')
  expect(shown('👨‍👩‍👧‍👦'.repeat(5), 3)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…')
  expect(shown('abcdef', 6)).toBe('abcdef')
  expect(shown('abcdefg', 6)).toBe('abcde…')
  // Thousands of marks on one letter.
  expect(shown(`a${'\u0301'.repeat(5000)}`, 10).length).toBeLessThan(100)
})

function path(told: { topic: NoticeTopic; photoId?: string; action?: string }): string {
  return noticePath({ photoId: null, action: '', ...told })
}

test('every topic leads to a page, and a photo to itself', () => {
  for (const topic of Object.keys(topicRules) as (keyof typeof topicRules)[])
    expect(Object.values<string>(pagePaths)).toContain(path({ topic }).replace('#question', ''))
  expect(path({ topic: 'photos', photoId: 'p' })).toBe('/photo-gallery?photo=p')
  expect(path({ topic: 'question' })).toBe('/settings#question')
  expect(path({ topic: 'calls', photoId: 'p' })).toBe('/')
  // A note that did not arrive stands among the notes, not in the schedule.
  expect(path({ topic: 'trouble', action: 'note_unseen' })).toBe('/content-library/notes')
})
