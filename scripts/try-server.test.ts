import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '#server/testing/processes/running-server.ts'

test('a running server is tried from an account to the answer on the screen', async () => {
  const server = await startServer({ REGISTRATION: 'invited' })
  onTestFinished(() => server.stop())
  const tried = await tryServer(['--new-account', server.url])
  expect(tried.said).toContain('the picture is on the screen (image/')
  expect(tried.said).toContain('the family sees the heart')
  expect(tried).toMatchObject({ code: 0, complained: '' })

  // The first account is made, so another one is refused, and the refusal is said.
  const again = await tryServer(['--new-account', server.url])
  expect(again.complained).toContain('POST /api/auth/sign-up was answered with 403')
  expect(again.code).toBe(1)
})

test('it makes no account unasked, and says where nobody answers', async () => {
  const unasked = await tryServer(['http://localhost:1'])
  expect(unasked).toMatchObject({ code: 2, complained: expect.stringContaining('--new-account') })
  const nobody = await tryServer(['--new-account', 'http://localhost:1'])
  expect(nobody).toMatchObject({ code: 1, complained: expect.stringContaining('http://localhost:1') })
})

async function tryServer(args: string[]) {
  const { TRY_EMAIL: _, ...env } = process.env
  const tried = spawn(process.execPath, ['scripts/try-server.mjs', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(tried.stdout),
    text(tried.stderr),
    once(tried, 'close'),
  ])
  return { said, complained, code }
}
