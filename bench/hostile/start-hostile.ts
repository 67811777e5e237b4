import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { WritingFamily } from '../writing/fill.ts'
import type { Times } from './waiting-families.ts'

/** How often each thing was answered with which status. */
export type Answers = Record<string, Record<string, number>>

export type Task = { url: string; cookie: string; userId: string; groupId: string; photoId: string }

/**
 * Starts the account in a process of its own. Elsewhere it would be another computer, so it gets the processor time that nobody
 * else wants.
 */
export async function startHostile(
  url: string,
  mallory: WritingFamily,
): Promise<{ stop(): Promise<Answers> }> {
  const { cookie, userId, groupId, photoIds } = mallory
  const task: Task = { url, cookie, userId, groupId, photoId: photoIds[0] ?? '' }
  const account = start('./account.ts')
  setPriority(account.pid ?? 0, constants.priority.PRIORITY_LOW)
  account.send(task)
  await once(account, 'message')
  return {
    async stop() {
      account.send('stop')
      const [answers] = (await once(account, 'message')) as [Answers]
      account.kill()
      return answers
    },
  }
}

/** A server that answers everything at once, and does nothing: what the account costs this computer by itself. */
export async function startNothing(): Promise<{ url: string; stop(): void }> {
  const nothing = start('./nothing-server.ts')
  setPriority(nothing.pid ?? 0, constants.priority.PRIORITY_LOW)
  const [port] = (await once(nothing, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, stop: () => void nothing.kill() }
}

export type FamiliesTask = { url: string; families: WritingFamily[] }

/** The families in a process of its own, so that nothing else holds up what measures. */
export async function startFamilies(
  url: string,
  families: WritingFamily[],
): Promise<{ waitFor(seconds: number): Promise<Times>; stop(): void }> {
  const waiting = start('./families.ts')
  waiting.send({ url, families } satisfies FamiliesTask)
  await once(waiting, 'message')
  return {
    async waitFor(seconds) {
      waiting.send(seconds)
      const [times] = (await once(waiting, 'message')) as [Times | string]
      if (typeof times === 'string') throw new Error(times)
      return times
    },
    stop: () => void waiting.kill(),
  }
}

function start(script: string): ChildProcess {
  const started = fork(fileURLToPath(new URL(script, import.meta.url)))
  process.once('exit', () => started.kill())
  return started
}
