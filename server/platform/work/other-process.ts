import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'

/** Times in milliseconds. */
type Terms = {
  /** It calls `answerQuestions`. */
  script: URL
  /** Its heap limit in megabytes. Buffers are outside of the heap. */
  heap: number
  environment?: Record<string, string>
  /** For one question. */
  longest: number
  /** How long an idle process is kept. */
  idle: number
}

type Question<Task> = { id: number; task: Task }
type Answered<Answer> = { id: number; answer: Answer }

/** The process crashed, was killed or took too long. */
export class ProcessEnded extends Error {}

/**
 * Asks a process of its own, which is started on demand and ends when it is idle: its memory goes back to the machine. It
 * answers several questions at once, has none of our secrets in its environment, and prints nowhere.
 */
export function otherProcess<Task, Answer>(terms: Terms): (task: Task) => Promise<Answer> {
  let kept: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()

  function start(): ChildProcess {
    const started = fork(fileURLToPath(terms.script), {
      execArgv: [`--max-old-space-size=${terms.heap}`],
      env: terms.environment ?? {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    })
    const end = () => giveUp(started)
    started.on('message', ({ id, answer }: Answered<Answer>) => waiting.get(id)?.resolve(answer))
    return afterServer(started).on('error', end).on('exit', end)
  }

  /** All that it has not answered fails, and the next question starts another process. */
  function giveUp(ended: ChildProcess | null): void {
    if (!ended || ended !== kept) return
    kept = null
    ended.kill('SIGKILL')
    for (const { reject } of waiting.values()) reject(new ProcessEnded('the process has ended early'))
  }

  return async (task) => {
    clearTimeout(rest)
    kept ??= start()
    const asked = kept
    const id = ++lastId
    const answer = Promise.withResolvers<Answer>()
    waiting.set(id, answer)
    keepServerAlive(asked, true)
    const timer = setTimeout(() => giveUp(asked), terms.longest)
    const question: Question<Task> = { id, task }
    asked.send(question, (error) => error && giveUp(asked))
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
      if (waiting.size === 0) {
        keepServerAlive(asked, false)
        clearTimeout(rest)
        rest = setTimeout(() => giveUp(kept), terms.idle).unref()
      }
    }
  }
}

/**
 * Gives the process the processor time that the server itself does not want: it may take seconds, and people wait for the
 * server's answers. Alone it is as fast as with any other priority.
 */
export function afterServer(child: ChildProcess): ChildProcess {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it.
  }
  return child
}

/** Only a process that has something to answer does. */
function keepServerAlive(child: ChildProcess, isKept: boolean): void {
  const change = isKept ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

/** In the process: answers questions until the server ends. */
export function answerQuestions<Task, Answer>(answerTo: (task: Task) => Promise<Answer>): void {
  process.on('message', async ({ id, task }: Question<Task>) => {
    const answered: Answered<Answer> = { id, answer: await answerTo(task) }
    process.send?.(answered)
  })
  process.on('disconnect', () => process.exit())
}
