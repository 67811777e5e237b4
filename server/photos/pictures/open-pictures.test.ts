import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { givenPicture } from '../../testing/given/given-picture.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { makers } from './makers.ts'
import { openPictures, picturesIn } from './open-pictures.ts'

test('the process makes the same files, and refuses with the same reason', async () => {
  const pictures = openPictures()
  const original = await givenPicture({ width: 400, height: 300 })
  for (const name of ['makePicture', 'makeAvif', 'makeFace'] as const)
    expect(await pictures[name](original)).toEqual(await makers[name](original))
  await expect(pictures.makePicture(Buffer.from('no picture'))).rejects.toMatchObject({
    reason: 'not-a-picture',
  })
  await expect(pictures.makePicture(original.subarray(0, 300))).rejects.toMatchObject({ reason: 'damaged' })
})

test('a picture whose process ended is made by the next one', async () => {
  const pictures = await picturesBy('if (isFirst()) process.abort()')
  expect(await pictures.makeFace(Buffer.from('a'))).toEqual(Buffer.from('a'))
})

test('one bad picture takes none beside it along', async () => {
  const pictures = await picturesBy('if (task.original[0] === 66) process.abort()')
  const [good, bad] = await Promise.allSettled([
    pictures.makeFace(Buffer.from('A good one')),
    pictures.makeFace(Buffer.from('Bad')),
  ])
  expect(good).toEqual({ status: 'fulfilled', value: Buffer.from('A good one') })
  // The upload stays, because memory may have been short.
  expect(bad).toMatchObject({
    reason: { status: 503, message: 'This picture could not be made ready. Please try again in a minute.' },
  })
})

test('a fault of ours is an error, and not a damaged picture', async () => {
  const pictures = await picturesBy('return { failed: "Error: out of memory" }')
  await expect(pictures.makeFace(Buffer.from('a'))).rejects.toThrow(
    'The pictures could not be made: Error: out of memory',
  )
})

/** A process that answers with the original, after what `fault` does. */
async function picturesBy(fault: string) {
  const folder = await temporaryFolder()
  const script = join(folder, 'process.mjs')
  const source = new URL('../../platform/work/other-process.ts', import.meta.url)
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs'
     import { answerQuestions } from ${JSON.stringify(source)}
     const mark = ${JSON.stringify(join(folder, 'mark'))}
     const isFirst = () => !existsSync(mark) && (writeFileSync(mark, ''), true)
     answerQuestions(async (task) => { ${fault}; return { made: task.original } })`,
  )
  return picturesIn(pathToFileURL(script))
}
