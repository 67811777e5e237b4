import { expect, test } from 'vitest'
import { pausedText, pauseEndText } from './pause-text.ts'

const by = { kind: 'device', name: 'Family screen' } as const
const pause = { since: '2027-01-11T13:00:00Z', until: '2027-01-12T13:00:00Z', by }
const textAt = (now: string, zone: string) =>
  pauseEndText(pause, zone, Date.parse(now)).replaceAll('\u00a0', ' ')
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone

test('the end is said by the clock of the loved one, and names the place where it differs', () => {
  // Eight in New York, and still the day before in Honolulu.
  const inNewYork = textAt('2027-01-11T20:00:00Z', 'America/New_York')
  expect(inNewYork).toMatch(/^tomorrow 8:00 AM( in New York)?$/)
  expect(textAt('2027-01-12T11:00:00Z', 'America/New_York')).toMatch(/^8:00 AM/)
  expect(textAt('2027-01-12T09:00:00Z', 'Pacific/Honolulu')).toMatch(/^tomorrow 3:00 AM( in Honolulu)?$/)
  expect(textAt('2027-01-12T00:00:00Z', own)).not.toContain(' in ')
})

test('the loved one has paused it, unless a member has', () => {
  expect(pausedText(pause, 'Rose', 'tomorrow')).toBe('Rose has paused the screen until tomorrow')
  const cleo = { ...pause, by: { kind: 'person', name: 'Cleo Hartley' } } as const
  expect(pausedText(cleo, 'Rose', '8:00')).toBe('Cleo Hartley has paused the screen until 8:00')
  expect(pausedText({ ...pause, by: null }, 'Rose', '8:00')).toBe('Rose has paused the screen until 8:00')
})
