import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type PasskeyCreation, passkeysApi } from '#contract/identity/passkeys.ts'
import { refusal } from '../../testing/fake-server.ts'
import { idOf } from '../../testing/given.ts'
import { render, server } from '../../testing/render.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'

const own = { id: idOf(5), name: 'My telephone', createdAt: '2026-11-01T10:00:00.000Z', usedAt: null }
const creation: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Sunporch' },
  user: { id: 'AAAA', name: 'emma@example.com', displayName: 'Emma Hartley' },
  challenge: 'BBBB',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
}

afterEach(() => void vi.restoreAllMocks())

test('who signed in a while ago shows a passkey in place of the password', async () => {
  givenServer()
  const onClose = vi.fn()
  const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(notAllowed())
  get.mockResolvedValue(credential({ authenticatorData: bytes, signature: bytes }))
  const create = vi.spyOn(navigator.credentials, 'create').mockRejectedValueOnce(notAllowed())
  create.mockResolvedValue(credential({ attestationObject: bytes }))
  render(<AddPasskeyDialog onClose={onClose} />)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await expect.element(page.getByLabelText('Your password')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Add the passkey' })).toBeDisabled()
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect.element(page.getByText('No passkey was used.')).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  // The browser has made none: it tries again, and the server does not ask again who it is.
  await expect.element(page.getByText('No passkey was made. You can try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.calls(passkeysApi.startAdding)).toHaveLength(2)
  expect(server.lastBody(passkeysApi.startAdding)?.passkey?.id).toBe('AQID')
  expect(server.lastBody(passkeysApi.add)).toMatchObject({ passkey: { id: 'AQID' } })
})

test('the password does as well, and nothing else is offered to who has no passkey', async () => {
  givenServer([])
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential({ attestationObject: bytes }))
  const onClose = vi.fn()
  render(<AddPasskeyDialog onClose={onClose} />)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await page.getByLabelText('Your password').fill('correct horse battery')
  await expect.element(page.getByRole('button', { name: 'Use a passkey instead' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.lastBody(passkeysApi.startAdding)).toEqual({ currentPassword: 'correct horse battery' })
})

test('a passkey that was shown is not asked for again while the server looks at it', async () => {
  givenServer()
  const get = vi.spyOn(navigator.credentials, 'get')
  get.mockResolvedValue(credential({ authenticatorData: bytes, signature: bytes }))
  vi.spyOn(navigator.credentials, 'create').mockResolvedValue(credential({ attestationObject: bytes }))
  const onClose = vi.fn()
  render(<AddPasskeyDialog onClose={onClose} />)
  await page.getByRole('button', { name: 'Add the passkey' }).click()
  const instead = page.getByRole('button', { name: 'Use a passkey instead' })
  await expect.element(instead).toBeEnabled()
  const answered = Promise.withResolvers<PasskeyCreation>()
  server.answer(passkeysApi.startAdding, () => answered.promise)
  await instead.click()
  await vi.waitFor(() => expect(server.calls(passkeysApi.startAdding)).toHaveLength(2))
  await expect.element(instead).not.toBeInTheDocument()
  for (const button of await page.getByRole('button', { name: 'One moment…' }).all())
    await expect.element(button).toBeDisabled()
  answered.resolve(creation)
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(get).toHaveBeenCalledOnce()
})

/** A server that asks who it is, as it does some time after signing in. */
function givenServer(passkeys = [own]) {
  server.answer(passkeysApi.list, passkeys)
  server.answer(passkeysApi.readSite, { origin: location.origin })
  server.answer(passkeysApi.startAdding, ({ body }) =>
    body.currentPassword || body.passkey
      ? creation
      : refusal(403, 'password_needed', 'You signed in a while ago.'),
  )
  server.answer(passkeysApi.startSignIn, {
    rpId: 'localhost',
    challenge: 'CCCC',
    timeout: 600_000,
    userVerification: 'required',
  })
  server.answer(passkeysApi.add, own)
}

const bytes = new Uint8Array([1, 2, 3]).buffer

/** What an authenticator gives, as far as it is read. */
function credential(response: object): Credential {
  const given = { clientDataJSON: bytes, getTransports: () => ['internal'], ...response }
  const credential = { id: 'AQID', rawId: bytes, type: 'public-key', response: given }
  return { ...credential, getClientExtensionResults: () => ({}) } as unknown as Credential
}

function notAllowed() {
  return new DOMException('The person has cancelled.', 'NotAllowedError')
}
