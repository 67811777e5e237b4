import { expect, test } from 'vitest'
import { pagePaths } from '../pages/page-paths.ts'
import { type NoticeTopic, topicRules } from './topics.ts'
import { noticePath, shown } from './words.ts'

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
  expect(path({ topic: 'question' })).toBe('/settings/screen#question')
  expect(path({ topic: 'calls', photoId: 'p' })).toBe('/')
  // No other page has a player.
  expect(path({ topic: 'photos', action: 'clip_sent' })).toBe('/activity')
  expect(path({ topic: 'notes', action: 'voice_sent' })).toBe('/activity')
  // A note that did not arrive stands among the notes, not in the schedule.
  expect(path({ topic: 'trouble', action: 'note_unseen' })).toBe('/content-library/notes')
})
