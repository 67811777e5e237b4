import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { WritingFamily } from '../writing/fill.ts'

/** How often each thing was answered with which status. */
export type Answers = Record<string, Record<string, number>>

export type Task = { url: string; cookie: string; userId: string; groupId: string; photoId: string }

/** Starts the account in a process of its own, so that it does not hold up what is measured. */
export async function startHostile(
  url: string,
  mallory: WritingFamily,
): Promise<{ stop(): Promise<Answers> }> {
  const { cookie, userId, groupId, photoIds } = mallory
  const task: Task = { url, cookie, userId, groupId, photoId: photoIds[0] ?? '' }
  const account = fork(fileURLToPath(new URL('./account.ts', import.meta.url)))
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
