import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { startProgram } from '../processes/run-program.ts'
import { startServer } from '../processes/running-server.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { borrowDatabase } from '../test-database.ts'

test('a worker answers whether it is well, and its metrics, and nothing else', async () => {
  const database = await borrowDatabase()
  onTestFinished(() => database.drop())
  const worker = await startServer({ ...database.environment, ROLE: 'worker' })
  onTestFinished(() => worker.stop())
  const { get, post } = openBrowser(worker)
  const { port } = new URL(worker.url)
  expect(worker.said()).toContain(`Sunporch is working, and answers health and metrics on port ${port}`)
  for (const path of ['/livez', '/healthz'])
    expect(await get(path)).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })
  expect(String((await get('/metrics')).bytes)).toMatch(
    /process_resident_memory_bytes.+sunporch_info\{role="worker"\} 1.+sunporch_due_work_lag_seconds\{work="mails"\} 0/s,
  )
  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404)
  for (const path of ['/', '/screen', '/api/auth/user', '/operator'])
    expect(await get(path), path).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  expect((await post('/api/auth/sign-up', {})).status).toBe(404)
  expect(await checkHealth(port)).toBe(0)

  const beside = startProgram(['server/main.mjs'], {
    ...database.environment,
    DATA_DIR: await temporaryFolder(),
    HOST: '127.0.0.1',
    PORT: port,
    ROLE: 'worker',
  })
  const { code, said } = await beside.ended
  expect([code, said]).toEqual([1, expect.stringContaining(`Port ${port} is used by another program`)])
  expect(await worker.end()).toEqual([0, null])
  expect(await checkHealth(port)).toBe(1)
})

async function checkHealth(port: string): Promise<number> {
  const env = { PORT: port, ROLE: 'worker' }
  const [code] = await once(spawn(process.execPath, ['server/healthcheck.mjs'], { env }), 'exit')
  return code
}
