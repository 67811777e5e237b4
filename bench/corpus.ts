// Sound and film files, odd and hostile ones, each through the call that adds it: what that costs the server.
//   node bench/corpus.ts [--rounds 5]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Answer } from '#server/testing/browser.ts'
import type { CorpusFile } from '#server/testing/given/corpus/corpus.ts'
import { films } from '#server/testing/given/corpus/films.ts'
import { sounds } from '#server/testing/given/corpus/sounds.ts'
import { givenFilmUpload } from '#server/testing/given/given-clip.ts'
import { peakMemoryDuring } from './cost/processes.ts'
import { givenGroup } from './given-group.ts'
import { photoOf } from './photo-of.ts'
import { startWatched } from './pictures/start-watched.ts'
import { median, table } from './table.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const folder = mkdtempSync(join(tmpdir(), 'sunporch-corpus-'))
const poster = await photoOf(1280, 720)
try {
  await measureAll('sound', sounds, async ({ person, path, upload }, bytes) => {
    const objectPath = await upload(bytes)
    return () => person.post(`${path}/voices`, { objectPath })
  })
  await measureAll('film', films, async ({ person, path, upload }, bytes) => {
    const [objectPath, posterPath] = [await givenFilmUpload(person, bytes), await upload(poster)]
    return () => person.post(`${path}/clips`, { objectPath, posterPath })
  })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

type Group = Awaited<ReturnType<typeof givenGroup>>
type Call = () => Promise<Answer>

/** `upload` sends the bytes, which is not measured, and gives the call that is. */
async function measureAll(
  what: string,
  files: CorpusFile[],
  upload: (group: Group, bytes: Buffer) => Promise<Call>,
): Promise<void> {
  const rows: string[][] = []
  const [usual] = files
  for (const file of files) {
    // A server keeps the memory that it has had.
    const server = await startWatched(mkdtempSync(join(folder, 'data-')))
    const group = await givenGroup(server, 'Emma')
    // The first one loads code, and starts the process that makes pictures.
    if (usual) await (await upload(group, usual.bytes()))()
    const bytes = file.bytes()
    const [times, memory, late]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round++) {
      const add = await upload(group, bytes)
      server.begin()
      memory.push(await peakMemoryDuring(server.pid, async () => times.push(await timeOf(add, file))))
      late.push((await server.end()).max)
    }
    await server.stop()
    rows.push([
      file.name,
      `${(bytes.length / 1e6).toFixed(2)} MB`,
      'lasts' in file.becomes ? 'kept' : 'refused',
      `${median(times).toFixed(0)} ms`,
      `${Math.max(...memory).toFixed(0)} MB`,
      `${median(late).toFixed(0)} ms`,
    ])
  }
  console.log(`\n${table([what, 'size', '', 'time', 'memory, at most', 'event loop, longest'], rows)}`)
}

async function timeOf(add: Call, { name, becomes }: CorpusFile): Promise<number> {
  const start = performance.now()
  const { status, bytes } = await add()
  const time = performance.now() - start
  if (status !== ('lasts' in becomes ? 201 : 422)) throw new Error(`${name}: ${status} ${bytes}`)
  return time
}
