import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Engine } from './engine.ts'
import { onceStill } from './find.ts'

type Answer = { id: number; type: string; result?: unknown; error?: string; message?: string }
type Value = { type: string; value?: string; sharedId?: string }

/** A microphone that gives a tone, for which nobody has to be asked. */
const preferences = ['media.navigator.streams.fake', 'media.navigator.permission.disabled']

/** Starts Firefox and speaks WebDriver BiDi with it. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'sunporch-firefox-'))
  const lines = preferences.map((name) => `user_pref("${name}", true);`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = spawn('firefox-esr', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const stopped = once(firefox, 'exit')
  const address = await addressIn(firefox.stderr)
  const send = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const tree = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = tree.contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } })

  async function evaluate(expression: string): Promise<Value> {
    const answer = await send<{ type: string; result: Value; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression, target: { context }, awaitPromise: true, userActivation: true },
    )
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
    return answer.result
  }

  async function elementOf(expression: string) {
    const { sharedId } = await evaluate(expression)
    if (!sharedId) throw new Error(`There is no such element: ${expression}`)
    return { sharedId }
  }

  async function press(expression: string) {
    const origin = { type: 'element', element: await elementOf(onceStill(expression)) }
    const steps = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: steps }
    await send('input.performActions', { context, actions: [mouse] })
  }

  return {
    press,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async read(expression) {
      const { value = 'null' } = await evaluate(`JSON.stringify(${expression})`)
      return JSON.parse(value)
    },
    async type(expression, text) {
      // The keys go to whatever has the focus. The field may have moved away from the press.
      do await press(expression)
      while (!JSON.parse((await evaluate(`(${expression}) === document.activeElement`)).value ?? 'false'))
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions: keys }] })
    },
    async choose(expression, path) {
      await send('input.setFiles', { context, element: await elementOf(expression), files: [path] })
    },
    async close() {
      firefox.kill()
      await stopped
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Firefox prints it when it listens. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const lines: string[] = []
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (address) {
      // Or the pipe fills up.
      output.resume()
      return address
    }
    lines.push(line)
  }
  throw new Error(`Firefox has ended: ${lines.join('\n')}`)
}

/** Returns the function that sends a command and resolves with its result. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  await once(socket, 'open')
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++lastId
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result as Result
  }
}
