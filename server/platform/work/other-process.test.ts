import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { otherProcess } from './other-process.ts'

test('one process answers all questions, several at once, and gets bytes as bytes', async () => {
  const ask = await processOf('{ pid: process.pid, bytes: task.bytes }')
  const bytes = Buffer.from([0, 1, 255])
  const [first, second] = await Promise.all([ask({ bytes }), ask({ bytes })])
  expect(first).toEqual({ pid: expect.any(Number), bytes })
  expect(second?.pid).toBe(first?.pid)
  expect(Buffer.isBuffer(first?.bytes)).toBe(true)
})

test('it sees none of the server’s environment', async () => {
  vi.stubEnv('SECRET_KEY', 'of the family')
  onTestFinished(() => void vi.unstubAllEnvs())
  const ask = await processOf('{ secret: process.env.SECRET_KEY ?? null, given: process.env.GIVEN }', {
    environment: { GIVEN: 'yes' },
  })
  expect(await ask({})).toEqual({ secret: null, given: 'yes' })
})

test('it ends when nobody has asked for a while, and is started again', async () => {
  stopTimers()
  const ask = await processOf('{ pid: process.pid }', { idle: 20 })
  const { pid } = await ask({})
  vi.advanceTimersByTime(19)
  expect((await ask({})).pid).toBe(pid)
  vi.advanceTimersByTime(20)
  await expect.poll(() => isRunning(pid)).toBe(false)
  expect((await ask({})).pid).not.toBe(pid)
})

test('a question that is being answered keeps it, however long others have been answered', async () => {
  stopTimers()
  const ask = await processOf(
    'task.isSlow ? await new Promise((go) => process.once("SIGUSR2", () => go({ pid: process.pid }))) : { pid: process.pid }',
    { idle: 20 },
  )
  const slow = ask({ isSlow: true })
  const { pid } = await ask({})
  vi.advanceTimersByTime(100)
  process.kill(pid, 'SIGUSR2')
  expect(await slow).toEqual({ pid })
})

test.for([
  ['crashes', 'process.abort()', 0],
  ['ends', 'process.exit()', 0],
  ['hangs', '(() => { for (;;) {} })()', 1_000],
] as const)(
  'what a process has not answered when it %s fails, and the next one goes on',
  async ([, fault, passes]) => {
    stopTimers()
    const ask = await processOf(`task.isBad ? ${fault} : { pid: process.pid }`, { longest: 1_000 })
    const { pid } = await ask({})
    const bad = expect(ask({ isBad: true })).rejects.toThrow('the process has ended early')
    await vi.advanceTimersByTimeAsync(passes)
    await bad
    expect((await ask({})).pid).not.toBe(pid)
  },
)

test('a process that cannot be started fails its questions', async () => {
  const ask = otherProcess({ ...terms, script: new URL('file:///nowhere/process.ts') })
  await expect(ask({})).rejects.toThrow('the process has ended early')
})

/** Starting one may take a busy machine long. */
const terms = { heap: 64, longest: 300_000, idle: 300_000 }

type Answer = { pid: number; bytes?: Buffer }

/** `answer` is an expression of `task`. */
async function processOf(answer: string, given: Partial<Parameters<typeof otherProcess>[0]> = {}) {
  const script = join(await temporaryFolder(), 'process.mjs')
  const source = new URL('./other-process.ts', import.meta.url)
  writeFileSync(
    script,
    `import { answerQuestions } from ${JSON.stringify(source)}
     answerQuestions(async (task) => (${answer}))`,
  )
  const ask = otherProcess<object, Answer>({ ...terms, ...given, script: pathToFileURL(script) })
  return ask
}

/** From here on time passes only as the test says. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
