import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readConfig, secretVariables, variables } from './config.ts'

const key = 'a key of at least thirty-two characters'

test('each secret may stand in a file, and the line break at its end does not count', async () => {
  for (const end of ['', '\n', '\r\n', '\n\n']) {
    const SECRET_KEY_FILE = await secretFile(key + end)
    expect(readConfig({ SECRET_KEY_FILE }).secretKey).toBe(key)
  }
  expect(readConfig({ SECRET_KEY_FILE: await secretFile(`\uFEFF${key}\r\n`) }).secretKey).toBe(key)
  expect(readConfig({ METRICS_TOKEN_FILE: await secretFile(' with blanks \n') }).metricsToken).toBe(
    ' with blanks ',
  )
  const all = await Promise.all(
    secretVariables.map(async (name) => [`${name}_FILE`, await secretFile(`${valueFor(name)}\n`)]),
  )
  const config = readConfig({ ...Object.fromEntries(all), ...company })
  expect(config).toMatchObject({
    databaseUrl: valueFor('DATABASE_URL'),
    secretKey: valueFor('SECRET_KEY'),
    s3: { accessKeyId: valueFor('S3_ACCESS_KEY_ID'), secretAccessKey: valueFor('S3_SECRET_ACCESS_KEY') },
    oidc: { clientSecret: valueFor('OIDC_CLIENT_SECRET') },
    smtpUrl: valueFor('SMTP_URL'),
    alexa: { client: { secret: valueFor('ALEXA_CLIENT_SECRET') } },
    metricsToken: valueFor('METRICS_TOKEN'),
  })
})

test('what a file holds is held to the same rules, and a variable that is empty is not set', async () => {
  expect(() => readConfig({ SECRET_KEY_FILE: '/nowhere', PORT: 'many' })).toThrow(
    /PORT: .*\n {2}SECRET_KEY_FILE: /,
  )
  const short = { SECRET_KEY_FILE: '' }
  expect(readConfig({ ...short, SECRET_KEY: key }).secretKey).toBe(key)
  expect(readConfig({ SECRET_KEY: '', SECRET_KEY_FILE: await secretFile(key) }).secretKey).toBe(key)
  const SECRET_KEY_FILE = await secretFile('short')
  expect(() => readConfig({ SECRET_KEY_FILE })).toThrow('SECRET_KEY: must have at least 32 characters')
})

test('what is wrong with a file is said, and never what is in it', async () => {
  const folder = await temporaryFolder()
  const file = await secretFile(key)
  expect(troubleWith({ SECRET_KEY_FILE: file, SECRET_KEY: key })).toBe(
    'SECRET_KEY_FILE: SECRET_KEY is set, too. Set one of the two',
  )
  expect(troubleWith({ SECRET_KEY_FILE: join(folder, 'none') })).toBe(
    `SECRET_KEY_FILE: there is no file ${join(folder, 'none')}`,
  )
  await mkdir(join(folder, 'made'))
  expect(troubleWith({ SECRET_KEY_FILE: join(folder, 'made') })).toBe(
    `SECRET_KEY_FILE: ${join(folder, 'made')} is a folder. Docker makes one where the file to mount does not exist`,
  )
  for (const nothing of ['', '\n', '  \r\n']) {
    const empty = await secretFile(nothing)
    expect(troubleWith({ SECRET_KEY_FILE: empty })).toBe(`SECRET_KEY_FILE: the file ${empty} is empty`)
  }
  const long = await secretFile(`${key}\nanother line\n`)
  expect(troubleWith({ SECRET_KEY_FILE: long })).toBe(
    `SECRET_KEY_FILE: the file ${long} has more than one line. It may hold only the secret`,
  )
})

test('a file of somebody else is said to be one', async ({ skip }) => {
  if (process.getuid?.() === 0) return skip('root reads every file')
  const file = await secretFile(key)
  await chmod(file, 0)
  expect(troubleWith({ SECRET_KEY_FILE: file })).toContain('may not be read by the user who runs the server')
})

test('no secret is left out', () => {
  const looksSecret = variables.filter((name) =>
    /SECRET|TOKEN|PASS|KEY|^(DATABASE|SMTP|LIVE)_URL$/.test(name),
  )
  expect(secretVariables).toEqual(
    expect.arrayContaining(looksSecret.filter((name) => name !== 'ALEXA_TOKEN_URL')),
  )
})

/** What has to be set beside the secrets. */
const company = {
  PUBLIC_URL: 'https://sunporch.example.org',
  S3_BUCKET: 'pictures',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'sunporch',
  ALEXA_SKILL_ID: 'amzn1.ask.skill.0',
  ALEXA_CLIENT_ID: 'sunporch',
}

function valueFor(name: string): string {
  if (name === 'DATABASE_URL') return 'postgres://sunporch:pass@database/sunporch'
  if (name === 'SMTP_URL') return 'smtp://sunporch:pass@mail.example.org:587'
  if (name === 'LIVE_URL') return 'nats://sunporch:pass@nats.example.org:4222'
  return `${name} ${key}`
}

function troubleWith(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    const { message } = error as Error
    expect(message.startsWith('The configuration cannot be used:\n  ')).toBe(true)
    expect(message).not.toContain(key)
    return message.split('\n  ').slice(1).join('\n')
  }
  throw new Error('nothing is wrong with it')
}

async function secretFile(text: string): Promise<string> {
  const file = join(await temporaryFolder(), 'secret')
  await writeFile(file, text)
  return file
}
