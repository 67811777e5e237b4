import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { type Findings, inWords, look, mend, ok } from './finding.ts'

const neededNode = 26
const enoughMemory = 400e6

const root = join(import.meta.dirname, '../../..')

/** Node, memory, what the build makes, and what makes pictures. */
export async function* examineMachine(): Findings {
  const [major] = process.versions.node.split('.')
  if (Number(major) >= neededNode) yield ok(`Node.js ${process.versions.node}.`)
  else
    yield mend(
      `Node.js ${process.versions.node} is too old: ${neededNode} is needed. "npm start" and "npm run doctor" bring it along.`,
    )
  if (totalmem() < enoughMemory)
    yield look(
      `This machine has ${inWords(totalmem())} of memory. Large pictures need more: 512 MB is enough.`,
    )
  const missing = ['dist/web/index.html', 'dist/server/bundled.cjs'].filter(
    (file) => !existsSync(join(root, file)),
  )
  if (missing.length > 0) yield look('The pages or the server are not built yet. "npm start" builds them.')
  yield* examinePictures()
}

async function* examinePictures(): Findings {
  try {
    const { default: sharp } = await import('sharp')
    const pixel = sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    for (const kind of ['jpeg', 'webp', 'avif'] as const) await pixel.clone().toFormat(kind).toBuffer()
    await import('libheif-js/wasm-bundle.js')
    yield ok('Pictures can be made: JPEG, WebP and AVIF, and HEIC can be read.')
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n')
    yield mend(
      `Pictures cannot be made on this machine (${why}). Delete the folder node_modules, then run "npm start" on this machine.`,
    )
  }
}
