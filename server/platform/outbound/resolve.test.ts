import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDnsServer } from '../../testing/others/dns-server.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { resolveBySystem, resolverOf } from './resolve.ts'

async function givenHosts(text: string): Promise<string> {
  const folder = await temporaryFolder()
  const file = join(folder, 'hosts')
  await writeFile(file, text)
  return file
}

test('a name leads to what the hosts file says, or else to what DNS says', async () => {
  const dns = await startDnsServer({ 'far.example': '203.0.113.7', 'both.example': '203.0.113.8' })
  const hostsFile = await givenHosts(
    '# 10.0.0.9 far.example\n192.168.1.20\thome both.example # the lamp\n\nfd00::20 HOME\nno address\n',
  )
  const resolve = resolverOf({ servers: [dns.address], hostsFile })
  expect(await resolve('Home')).toEqual([
    { address: '192.168.1.20', family: 4 },
    { address: 'fd00::20', family: 6 },
  ])
  expect(await resolve('both.example')).toEqual([{ address: '192.168.1.20', family: 4 }])
  expect(dns.asked).toEqual([])
  expect(await resolve('far.example')).toEqual([{ address: '203.0.113.7', family: 4 }])
  await expect(resolve('nowhere.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  expect(dns.asked).toContain('nowhere.example')
})

test('names are looked for without a hosts file, and with a DNS server that is not there', async () => {
  const dns = await startDnsServer({ 'far.example': '203.0.113.7' })
  const hostsFile = '/nowhere/hosts'
  expect(await resolverOf({ servers: [dns.address], hostsFile })('far.example')).toHaveLength(1)
  // Nothing listens on port 1.
  const resolve = resolverOf({ servers: ['127.0.0.1:1'], hostsFile })
  await expect(resolve('far.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' })
})

test('the names of the operator are looked for by the system, of which the hosts file is a part', async () => {
  expect((await resolveBySystem('localhost')).map(({ address }) => address)).toContain('127.0.0.1')
})
