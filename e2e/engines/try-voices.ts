// Records a voice in each browser, by the family's page, and plays each of them in a room of each:
//   npm run voices:try
// Debian has all three: apt install chromium firefox-esr webkit2gtk-driver xvfb gstreamer1.0-plugins-good pulseaudio
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Voice } from '#contract/voices/voices.ts'
import { type Browser, openBrowser } from '#server/testing/browser.ts'
import { startServer } from '#server/testing/processes/running-server.ts'
import { startChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { button } from './find.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const engines = { Chromium: startChromium, Firefox: startFirefox, WebKit: startWebKit }
type Name = keyof typeof engines
const names = Object.keys(engines) as Name[]

const loudspeaker = await startLoudspeaker()
const server = await startServer()
const opened: Engine[] = []
try {
  const { anna, path } = await givenFamily()
  const rooms = new Map<Name, Engine>()
  for (const name of names) rooms.set(name, await openRoom(name, anna, path))
  const rows: string[][] = []
  for (const by of names) {
    const voice = await record(by, anna, path)
    const row = [by, voice ? `${(voice.duration / 1000).toFixed(1)} s` : 'was not recorded']
    if (voice) for (const room of rooms.values()) row.push(await play(room, () => countHeard(anna, path)))
    rows.push(row)
  }
  const head = ['recorded in', 'length', ...names.map((name) => `in a room in ${name}`)]
  for (const row of [head, head.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`)
} finally {
  for (const engine of opened) await engine.close()
  await server.stop()
  loudspeaker.stop()
}

/** Silent, and as slow as a real one. Without one Firefox plays nothing, and says that the sound is broken. */
async function startLoudspeaker(): Promise<{ stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sunporch-sound-'))
  const socket = join(folder, 'socket')
  const modules = ['module-null-sink', `module-native-protocol-unix socket=${socket} auth-anonymous=1`]
  const args = [
    '-n',
    '--exit-idle-time=-1',
    '--use-pid-file=no',
    ...modules.map((module) => `--load=${module}`),
  ]
  const daemon = spawn('pulseaudio', args, {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  })
  process.env.PULSE_SERVER = `unix:${socket}`
  if (!(await until(async () => existsSync(socket)))) throw new Error('pulseaudio does not start')
  return {
    stop() {
      daemon.once('exit', () => rmSync(folder, { recursive: true, force: true }))
      daemon.kill()
    },
  }
}

async function givenFamily(): Promise<{ anna: Browser; path: string }> {
  const anna = openBrowser(server)
  const account = { email: 'anna@example.com', password: 'correct horse battery' }
  await anna.post('/api/auth/sign-up', { firstName: 'Anna', lastName: 'Hartley', ...account })
  const group = { name: 'The Hartleys', lovedOneName: 'Rose', timeZone: 'Europe/Berlin' }
  const { id } = (await anna.post('/api/family-groups', group)).body
  return { anna, path: `/api/family-groups/${id}` }
}

async function open(name: Name): Promise<Engine> {
  const engine = await engines[name]()
  opened.push(engine)
  console.error(`${name}: ${await engine.read('navigator.userAgent')}`)
  return engine
}

async function openRoom(name: Name, anna: Browser, path: string): Promise<Engine> {
  const room = await open(name)
  await room.open((await anna.post(`${path}/devices/links`)).body.url)
  await until(() => room.read(`document.body.innerText.includes('will appear here')`))
  return room
}

/** Three seconds, on the family's page; null where that did not work. */
async function record(name: Name, anna: Browser, path: string): Promise<Voice | null> {
  const page = await open(name)
  await page.open(`${server.url}/privacy`)
  for (const [key, value] of anna.cookies)
    await page.read(`(document.cookie = ${JSON.stringify(`${key}=${value}; path=/`)})`)
  await page.open(`${server.url}/`)
  const before = (await voicesOf(anna, path)).length
  for (const label of ['Send your voice', 'Record', 'Stop', "Send to Rose's screen"]) {
    const isThere = await until(() => page.read<boolean>(`${button(label)} !== null`))
    if (!isThere) {
      console.error(`${name}: no “${label}”: ${await page.read('document.body.innerText')}`)
      return null
    }
    if (label === 'Stop') await until(() => page.read(`document.body.innerText.includes('57 seconds left')`))
    await page.press(button(label))
  }
  await until(async () => (await voicesOf(anna, path)).length > before)
  const [voice] = await voicesOf(anna, path)
  return voice ?? null
}

/** Presses "Listen" in the room, and waits until the server has been told that one more device has heard it to its end. */
async function play(room: Engine, countHeard: () => Promise<number>): Promise<string> {
  const before = await countHeard()
  if (!(await until(() => room.read<boolean>(`${button('Listen')} !== null`)))) return 'not shown'
  await room.press(button('Listen'))
  if (await until(async () => (await countHeard()) > before)) return 'heard to its end'
  console.error(await room.read('document.body.innerText'))
  return 'not heard'
}

async function voicesOf(anna: Browser, path: string): Promise<Voice[]> {
  return (await anna.get(`${path}/voices`)).body
}

/** On how many devices the newest one was heard. */
async function countHeard(anna: Browser, path: string): Promise<number> {
  const [newest] = await voicesOf(anna, path)
  return newest?.delivery?.devices.filter(({ heardAt }) => heardAt).length ?? 0
}

/** False when it has not come about in half a minute. */
async function until(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 150; tries++) {
    // While a page is being replaced by another, there is nothing to read.
    if (await condition().catch(() => false)) return true
    await sleep(200)
  }
  return false
}
