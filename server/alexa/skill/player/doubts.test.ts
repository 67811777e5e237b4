import { expect, test } from 'vitest'
import { givenEcho, spoken } from '../../../testing/alexa/given-echo.ts'
import { givenListening } from '../../../testing/alexa/given-listening.ts'

test('that a skill has no player is remembered for a day, whatever Amazon refuses meanwhile', async () => {
  const { app, family, send } = await givenListening()
  const older = await givenEcho(app, family, { hasScreen: false, declaresPlayer: false })
  await send('One')
  await expect(older.open()).rejects.toThrow('has not declared')
  const error = { type: 'INVALID_RESPONSE', message: 'Something else' }
  await older.ask({ type: 'System.ExceptionEncountered', error, cause: { requestId: '1' } } as never)
  expect(spoken(await older.open())).toContain('It can be heard on a screen')
})
