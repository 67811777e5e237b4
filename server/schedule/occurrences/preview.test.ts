import { expect, test } from 'vitest'
import { createFamilyApp } from '../../testing/given/given.ts'

test.each(['9999-12-30T20:00:00Z', '9999-12-31T23:00:00-05:00'])(
  'a preview from %s on is refused with a sentence',
  async (scheduledFor) => {
    const { anna, path } = await createFamilyApp()
    const { status, body } = await anna.post(`${path}/schedule/preview`, {
      scheduledFor,
      recurringPattern: 'daily',
    })
    expect(status).toBe(422)
    expect(body.error.message).toBe('Please choose a date within the next 10 years.')
  },
)
