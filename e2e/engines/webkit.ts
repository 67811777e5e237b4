import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/testing/processes/running-server.ts'
import type { Engine } from './engine.ts'
import { onceStill } from './find.ts'

/** The key of an element in the protocol's JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Switches of Debian's MiniBrowser: a microphone that beeps, in which nobody has to be asked. */
const browserOptions = {
  args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
}

/** Starts WebKit on a display of its own and speaks WebDriver with it. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'sunporch-webkit-'))
  const { display, xvfb } = await startDisplay()
  const port = await freePort()
  const environment = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env: environment })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin)
  const { sessionId } = await request<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })
  const session = `${origin}/session/${sessionId}`

  function run<T>(script: string): Promise<T> {
    return request('POST', `${session}/execute/sync`, { script, args: [] })
  }

  /** `expression` may be a promise of the element. Returns the element's address. */
  async function elementOf(expression: string): Promise<string> {
    const script = `const done = arguments[0]; Promise.resolve(${expression}).then(done)`
    const element = await request<Record<string, string> | null>('POST', `${session}/execute/async`, {
      script,
      args: [],
    })
    if (!element) throw new Error(`There is no such element: ${expression}`)
    return `${session}/element/${element[elementKey]}`
  }

  async function press(expression: string): Promise<string> {
    const element = await elementOf(onceStill(expression))
    await request('POST', `${element}/click`, {})
    return element
  }

  return {
    async open(url) {
      await request('POST', `${session}/url`, { url })
    },
    async read(expression) {
      return JSON.parse(await run(`return JSON.stringify(${expression}) ?? 'null'`))
    },
    async press(expression) {
      await press(expression)
    },
    async type(expression, text) {
      await request('POST', `${await press(expression)}/value`, { text })
    },
    async choose(expression, path) {
      await request('POST', `${await elementOf(expression)}/value`, { text: path })
    },
    async close() {
      await request('DELETE', session).catch(() => {})
      await stop(driver)
      await stop(xvfb)
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The X server chooses a number that is free, and prints it when it is ready. */
async function startDisplay(): Promise<{ display: string; xvfb: ChildProcess }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  for await (const line of createInterface(xvfb.stdout)) return { display: line.trim(), xvfb }
  throw new Error('The X server has ended.')
}

async function untilReady(origin: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${origin}/status`).catch(() => null)
    if (status?.ok) return
    await sleep(50)
  }
}

async function request<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${new URL(url).pathname}: ${value.error}: ${value.message}`)
  return value
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const stopped = once(child, 'exit')
  child.kill()
  await stopped
}
