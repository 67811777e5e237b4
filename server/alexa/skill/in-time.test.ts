import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { givenEchoFamily, rendered, spoken, testEcho } from '../../testing/alexa/given-echo.ts'
import { givenSentPhoto } from '../../testing/given/given.ts'
import type { TestApp } from '../../testing/test-app.ts'

const sorry = 'I am sorry, something went wrong. Please try again in a moment.'

test.each([
  ['AMAZON.StopIntent', 'Goodbye.'],
  ['AMAZON.CancelIntent', 'Goodbye.'],
  ['AMAZON.NavigateHomeIntent', 'Goodbye.'],
  [
    'AMAZON.HelpIntent',
    'I show you what your family sends. You can say: what is new, or stop. What would you like?',
  ],
  ['LoveIntent', sorry],
])('%s is answered in a kind sentence when the database fails', async (intent, sentence) => {
  const { app, echo } = await givenEchoFamily()
  await app.db.schema.alterTable('echoes').renameTo('gone').execute()
  const unlinked = testEcho(app)
  for (const one of [echo, unlinked]) {
    const answer = await one.intend(intent)
    expect(spoken(answer)).toBe(sentence)
    expect(answer.shouldEndSession).toBe(intent !== 'AMAZON.HelpIntent')
  }
})

test('when the database fails, opening says so, and a touch and a report of the document change nothing', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const { id } = await givenSentPhoto(anna, path)
  await echo.open()
  await app.db.schema.alterTable('echoes').renameTo('gone').execute()
  expect(await echo.touch('page', id, '')).toEqual({})
  expect(await echo.touch('heart', id)).toEqual({})
  expect(spoken(await echo.open())).toBe(sorry)
})

test('where it cannot be noted that a request came, the request is answered', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  await givenSentPhoto(anna, path, 'At the lake')
  await app.db.schema.alterTable('alexa_seen').renameTo('gone').execute()
  expect(rendered(await echo.open()).slides).toMatchObject([{ title: 'At the lake' }])
  const forged = await fetch(`${app.url}/api/alexa/skill`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(forged.status).toBe(400)
})

test('while the database is locked, all of it is answered before Amazon’s patience ends, and recorded when it is free', async () => {
  const { app, echo, anna, path } = await givenEchoFamily()
  const { id } = await givenSentPhoto(anna, path)
  await echo.open()
  const { endOfAnswer } = app.alexa
  const waits: number[] = []
  app.alexa.endOfAnswer = (ms) => {
    waits.push(ms)
    return AbortSignal.timeout(50)
  }
  const unlock = await lockDatabase(app)
  const answers = [
    echo.intend('AMAZON.StopIntent'),
    echo.intend('AMAZON.HelpIntent'),
    echo.intend('LoveIntent'),
    echo.ask({ type: 'LaunchRequest' }),
    echo.touch('heart', id),
  ]
  const said = (await Promise.all(answers)).map(spoken)
  expect(said).toEqual(['Goodbye.', expect.stringMatching(/^I show you/), sorry, sorry, ''])
  // Amazon waits for eight seconds.
  expect(Math.max(...waits)).toBeLessThanOrEqual(6000)
  await unlock()
  app.alexa.endOfAnswer = endOfAnswer
  await expect.poll(async () => spoken(await echo.intend('LoveIntent'))).toContain('I have passed on to Anna')
  expect((await anna.get(`${path}/photos`)).body[0].delivery.state).toBe('answered')
  // What was answered too late was recorded as well, and is the same heart.
  expect(await app.db.selectFrom('delivery_answers').select('kind').execute()).toEqual([{ kind: 'heart' }])
})

/** Another process changes the database, and takes its time. */
async function lockDatabase(app: TestApp): Promise<() => Promise<void>> {
  const { databaseUrl } = app.config
  if (databaseUrl === null) {
    const other = new DatabaseSync(join(app.config.dataDir, 'sunporch.db'))
    onTestFinished(() => other.close())
    other.exec('begin immediate')
    return async () => other.exec('rollback')
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query('lock table alexa_seen, echoes, devices in access exclusive mode')
  return async () => void (await client.query('rollback'))
}
