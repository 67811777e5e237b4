import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { createFamilyApp, givenInvitation, givenPerson } from '../../../testing/given/given.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { findAddresses, type Surroundings } from './own-address.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo

const home: Surroundings = {
  publicUrl: null,
  listening: [{ address: '0.0.0.0', port: 3000 }],
  interfaces: {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    wlan0: [at('10.1.2.3'), at('fe80::1', { family: 'IPv6' })],
    eth0: [at('192.168.1.20'), at('169.254.7.7')],
  },
  isContainer: false,
}

test('the server finds its address in the network, and leaves out those that no tablet reaches', () => {
  expect(findAddresses(home)).toEqual({
    url: 'http://192.168.1.20:3000',
    others: ['http://10.1.2.3:3000'],
    source: 'network',
  })
})

test('PUBLIC_URL wins, except for one that works on its own machine only', () => {
  const publicUrl = 'https://sunporch.example'
  expect(findAddresses({ ...home, publicUrl })).toEqual({ url: publicUrl, others: [], source: 'public' })
  for (const local of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(findAddresses({ ...home, publicUrl: local })).toMatchObject({
      url: null,
      source: 'local_public_url',
    })
})

test('where the server cannot know its address it says why', () => {
  expect(findAddresses({ ...home, isContainer: true })).toMatchObject({ url: null, source: 'container' })
  const listening = [
    { address: '::1', port: 3000 },
    { address: '127.0.0.1', port: 3000 },
  ]
  for (const publicUrl of [null, 'http://localhost:3000'])
    expect(findAddresses({ ...home, listening, publicUrl })).toMatchObject({
      url: null,
      source: 'this_machine_only',
    })
  expect(findAddresses({ ...home, interfaces: { lo: home.interfaces.lo } })).toMatchObject({
    url: null,
    source: 'no_network',
  })
  const one = [{ address: '10.1.2.3', port: 80 }]
  expect(findAddresses({ ...home, listening: one })).toMatchObject({ url: 'http://10.1.2.3:80', others: [] })
})

test('no link follows the Host header of the request', async () => {
  const { app, family } = await createFamilyApp()
  const forged = { host: 'evil.example', origin: 'http://evil.example' }
  const made = await app.server.inject({
    method: 'POST',
    url: `${family.path}/devices/links`,
    headers: {
      ...forged,
      cookie: [...family.anna.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
  expect(made.statusCode).toBe(201)
  expect(made.json().url).not.toContain('evil')
  const invitation = await givenInvitation(family.anna, family.path)
  expect(new URL(invitation.link).host).toBe(`localhost:${new URL(app.url).port}`)
})

test('links lead to PUBLIC_URL, and only people who are signed in read the addresses', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://sunporch.example' })
  const anna = await givenPerson(app, 'Anna')
  expect((await anna.get('/api/addresses')).body).toEqual({
    url: 'https://sunporch.example',
    others: [],
    source: 'public',
  })
  const group = await anna.post('/api/family-groups', { name: 'The Hartleys' })
  const { link } = await givenInvitation(anna, `/api/family-groups/${group.body.id}`)
  expect(link).toContain('https://sunporch.example/invitation#')
})
