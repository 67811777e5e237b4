import { expect, test } from 'vitest'
import { pausedText } from './pause-text.ts'

const by = { kind: 'device', name: 'Family screen' } as const
const pause = { since: '2027-01-11T13:00:00Z', until: '2027-01-12T13:00:00Z', by }

test('the loved one has paused it, unless a member has', () => {
  expect(pausedText(pause, 'Rose', 'tomorrow')).toBe('Rose has paused the screen until tomorrow')
  const cleo = { ...pause, by: { kind: 'person', name: 'Cleo Hartley' } } as const
  expect(pausedText(cleo, 'Rose', '8:00')).toBe('Cleo Hartley has paused the screen until 8:00')
  expect(pausedText({ ...pause, by: null }, 'Rose', '8:00')).toBe('Rose has paused the screen until 8:00')
})
