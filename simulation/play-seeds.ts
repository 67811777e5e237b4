import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const play = fileURLToPath(new URL('play.ts', import.meta.url))

/** Plays so many runs in as many processes as there are processors. Returns what has failed, as text; '' when nothing has. */
export async function playSeeds(from: number, seeds: number): Promise<string> {
  const processes = Math.min(availableParallelism(), seeds)
  const said = await Promise.all(
    Array.from({ length: processes }, (_, place) => playIn(from + place, from + seeds, processes)),
  )
  return said.join('')
}

function playIn(first: number, end: number, step: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [play, String(first), String(end), String(step)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve('') : resolve(said || `The process of seed ${first} ended with ${code}\n`),
    )
  })
}
