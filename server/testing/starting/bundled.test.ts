import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { givenPerson, type Person } from '../given/given.ts'
import { givenPicture } from '../given/given-picture.ts'
import { calendarFile } from '../others/calendar-file.ts'
import { startCalendarServer } from '../others/calendar-server.ts'
import { builtProgram } from '../processes/built-program.ts'
import { type RunningServer, startServer, startSources } from '../processes/running-server.ts'
import { createDatabase } from '../test-database.ts'

test('the bundle makes pictures, reads calendars in its process, and ends in order', async () => {
  const database = await createDatabase()
  const calendars = await startCalendarServer()
  const server = await startServer({ ...database.environment, CALENDAR_SERVERS: calendars.origin })
  onTestFinished(async () => {
    await server.stop()
    await database.drop()
  })
  const anna = await givenPerson(server, 'Anna')
  const path = `/api/family-groups/${(await anna.post('/api/family-groups', { name: 'The Hartleys' })).body.id}`
  expect(await photoOf(anna, path)).toMatchObject({ status: 201, body: { caption: null } })
  calendars.put('/rose.ics', { text: calendarFile('X-WR-CALNAME:Rose') })
  const added = await anna.post(`${path}/calendars`, { address: `${calendars.origin}/rose.ics` })
  expect(added).toMatchObject({ status: 201, body: { name: 'Rose', failure: null } })
  expect(await server.end()).toEqual([0, null])
  await server.start()
  expect((await anna.get(`${path}/photos`)).body).toHaveLength(1)
})

test('each source that the bundle starts or looks beside is found', () => {
  const folder = dirname(builtProgram('server/main.mjs'))
  const places = globSync(`${folder}/*.cjs`).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/"\/?(\.\.\/\.\.\/server[^"]*)"/g)].map(([, path = '']) =>
      resolve(dirname(file), path),
    ),
  )
  expect(places).toContain(resolve('server/photos/pictures/open-pictures.ts'))
  expect(places).toContain(resolve('server/visits/calendars/reading/read-calendar.ts'))
  expect(places.filter((path) => !existsSync(path))).toEqual([])
})

test('the stack of an error names the lines of the sources, as without the bundle', async () => {
  const built = await framesAt(await startServer({ LOG_LEVEL: 'error' }))
  const plain = await framesAt(await startSources({ LOG_LEVEL: 'error' }))
  const ofOurs = (frame: string) => frame.includes('server/') && !frame.includes('dist/')
  expect(plain.filter(ofOurs)).not.toEqual([])
  expect(built.filter(ofOurs)).toEqual(plain.filter(ofOurs))
})

/** Of the error that is logged when somebody signs in and a table is gone. */
async function framesAt(server: RunningServer): Promise<string[]> {
  onTestFinished(() => server.stop())
  const db = new DatabaseSync(join(server.dataDir, 'sunporch.db'), { timeout: 600_000 })
  db.exec('alter table users rename to gone')
  db.close()
  const browser = openBrowser(server)
  // A connection that has not seen the change yet fails when it runs the statement, and not when it prepares it. This
  // call writes, and so reads the tables anew.
  expect(await browser.get('/readyz')).toMatchObject({ status: 200 })
  const body = { email: 'anna@example.com', password: 'correct horse battery' }
  expect(await browser.post('/api/auth/sign-in', body)).toMatchObject({ status: 500 })
  const logged = () =>
    server.said().find((line) => line.includes('no such table') && line.includes('/sign-in')) ?? ''
  await expect.poll(logged).toContain('stack')
  const { stack } = JSON.parse(logged()).err as { stack: string }
  return [...stack.matchAll(/^ {4}at (.*)$/gm)].map(([, frame = '']) =>
    frame.replace('file://', '').replace(`${resolve('.')}/`, ''),
  )
}

async function photoOf(anna: Person, path: string) {
  const { body } = await anna.post('/api/objects/upload')
  await anna.put(body.uploadURL, await givenPicture({ width: 120, height: 80 }))
  return anna.post(`${path}/photos`, { objectPath: body.objectPath })
}
