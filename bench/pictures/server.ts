import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { openBrowser } from '#server/testing/browser.ts'
import { freePort } from '#server/testing/processes/running-server.ts'
import { startCommand } from '../start-command.ts'

type Delay = { p99: number; max: number; peak: number }

/** The real server as `npm start` starts it, with the delay of its event loop. */
export async function startWatched(dataDir: string) {
  const port = await freePort()
  const started = spawn(process.execPath, ['--import', './bench/pictures/watched.mjs', ...startCommand], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      REGISTRATION: 'open',
      WRITES_A_MINUTE: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  process.once('exit', () => started.kill())
  await untilListening(started)
  return {
    url: `http://127.0.0.1:${port}`,
    begin: () => void started.send('begin'),
    async end(): Promise<Delay> {
      started.send('end')
      const [delay] = await once(started, 'message')
      return delay
    },
    stop: () => stop(started),
  }
}

/** Somebody with a group; `add` resolves when the photo of these bytes is in it. */
export async function givenFamily(url: string, name: string) {
  const person = openBrowser({ url })
  const account = {
    firstName: name,
    lastName: 'Hartley',
    email: `${name}@example.com`,
    password: 'correct horse battery',
  }
  await person.post('/api/auth/sign-up', account)
  const group = (await person.post('/api/family-groups', { name })).body
  const upload = async (bytes: Buffer): Promise<string> => {
    const { uploadURL, objectPath } = (await person.post('/api/objects/upload')).body
    await person.put(uploadURL, bytes)
    return objectPath
  }
  const claim = async (objectPath: string): Promise<string> => {
    const { status, body, bytes } = await person.post(`/api/family-groups/${group.id}/photos`, { objectPath })
    if (status !== 201) throw new Error(`no photo: ${bytes}`)
    return body.objectPath.split('/').at(-1)
  }
  const cookie = [...person.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  return { upload, claim, cookie, add: async (bytes: Buffer) => claim(await upload(bytes)) }
}

function untilListening(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`a server ended with ${code}`)))
    if (!server.stdout) return reject(new Error('the server has no output'))
    createInterface(server.stdout).on('line', (line) => {
      if (line.includes('listening')) resolve()
    })
  })
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill('SIGTERM')
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
}
