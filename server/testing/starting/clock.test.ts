import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { days } from '../../platform/clock.ts'
import { startServer } from '../processes/running-server.ts'

test('a start says what speaks against the clock', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const said = () => String(server.said())
  expect(said()).not.toContain('clock')
  await server.end()
  happened(server.dataDir, Date.now() - days(800))
  await server.start()
  expect(said()).toContain('nothing in the database has happened since')
})

function happened(dataDir: string, at: number): void {
  const database = new DatabaseSync(join(dataDir, 'sunporch.db'))
  database.exec('pragma foreign_keys = off')
  database
    .prepare("insert into activity (id, family_group_id, action, created_at) values ('x', 'x', 'x', ?)")
    .run(at)
  database.close()
}
