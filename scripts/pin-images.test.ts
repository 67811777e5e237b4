import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const composeFiles = readdirSync('.').filter((file) => /^compose.*\.yaml$/.test(file))
const files = ['Dockerfile', ...composeFiles]

test('a release names every image of the Dockerfile and the compose files by its digest', async () => {
  const pinned = await pin(`echo ${digest}`)
  expect(pinned).toMatchObject({ status: 0, stdout: expect.stringContaining(`node:26-slim is ${digest}`) })
  for (const file of files) {
    const named = imagesIn(pinned.read(file))
    expect(named.filter((image) => !image.endsWith(`@${digest}`))).toEqual([])
    expect(named.map((image) => image.split('@')[0])).toEqual(imagesIn(readFileSync(file, 'utf8')))
  }
  expect(imagesIn(pinned.read('Dockerfile')).length).toBeGreaterThan(3)
  expect(composeFiles.flatMap((file) => imagesIn(pinned.read(file))).length).toBeGreaterThan(3)
})

test('an image that cannot be looked up ends the release, and changes no file', async () => {
  for (const docker of ['echo nothing', 'exit 1']) {
    const failed = await pin(docker)
    expect(failed.status).toBe(1)
    for (const file of files) expect(failed.read(file)).toBe(readFileSync(file, 'utf8'))
  }
})

/** Where an image of a registry is named. */
function imagesIn(text: string): string[] {
  return [...text.matchAll(/^(?:\s*image: |FROM (?:--platform=\S+ )?)(\S+)/gm)].map(
    ([, image]) => image ?? '',
  )
}

/** In copies of the files, with a `docker` of the test's own. */
async function pin(docker: string) {
  const folder = await temporaryFolder()
  for (const file of files) copyFileSync(file, join(folder, file))
  writeFileSync(join(folder, 'docker'), `#!/bin/sh\n${docker}\n`)
  chmodSync(join(folder, 'docker'), 0o755)
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/pin-images.mjs', ...files.map((file) => join(folder, file))],
    { encoding: 'utf8', env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` } },
  )
  return { status, stdout, read: (file: string) => readFileSync(join(folder, file), 'utf8') }
}
