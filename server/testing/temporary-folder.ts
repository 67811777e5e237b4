import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, which is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'sunporch-test-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}
