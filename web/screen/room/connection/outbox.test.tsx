import { afterEach, expect, test, vi } from 'vitest'
import { localState } from '../offline/local-state.ts'
import { sendReport, sendReports } from './outbox.ts'

const deliveryId = '0190c0de-0000-7000-8000-000000000001'

afterEach(() => {
  vi.unstubAllGlobals()
  localState.reports.write([])
})

test.each([
  ['404 page not found', 404],
  ['<h1>Sign in to the network</h1>', 200],
  ['{"status":"ok"}', 200],
  ['', 204],
  ['{"error":{"code":"not_found","message":"No."}}', 502],
])('a press stays until our own server has it: not for %s (%i)', async (body, status) => {
  let asked = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    return new Response(status === 204 ? null : body, { status })
  })
  sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
  // It is asked again only when the first answer has not counted.
  await vi.waitUntil(async () => {
    await sendReports()
    return asked === 2
  })
  expect(localState.reports.read()).toMatchObject([{ kind: 'call_me', deliveryId }])

  vi.stubGlobal('fetch', async () => Response.json({ deliveryId, answers: [{ kind: 'call_me' }] }))
  await vi.waitUntil(async () => {
    await sendReports()
    return localState.reports.read()?.length === 0
  })
})

test('a press stays that follows one which a second tab of the screen has sent meanwhile', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { kind } = JSON.parse(String(body))
    sent.push(kind)
    if (sent.length === 1) localState.reports.write([])
    return Response.json({ deliveryId, answers: [{ kind }] })
  })
  sendReport({ type: 'answer', deliveryId, kind: 'heart' })
  sendReport({ type: 'answer', deliveryId, kind: 'call_me' })
  await vi.waitUntil(() => localState.reports.read()?.length === 0)
  expect(sent).toEqual(['heart', 'call_me'])
})
