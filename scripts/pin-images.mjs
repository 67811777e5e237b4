// Names images by their digests: node scripts/pin-images.mjs Dockerfile compose.yaml …
// A registry says which digest a version has now, so a release looks all up anew (docs/releasing.md). One that cannot be looked
// up ends it: a file with half of its images pinned helps nobody.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/** A version of an image, after `FROM` or `image:`. What has a digest already, and stages of a Dockerfile, have no match. */
const named = /^(\s*image: |FROM (?:--platform=\S+ )?)([\w./-]+:[\w.-]+)(?=\s|$)/gm

const digests = new Map()
const pinned = process.argv.slice(2).map((file) => ({
  file,
  text: readFileSync(file, 'utf8').replace(named, (_line, before, image) => before + pin(image)),
}))
for (const { file, text } of pinned) writeFileSync(file, text)
for (const [image, digest] of digests) console.log(`${image} is ${digest}`)

function pin(image) {
  if (!digests.has(image)) digests.set(image, digestOf(image))
  return `${image}@${digests.get(image)}`
}

function digestOf(image) {
  const asked = ['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}', image]
  const digest = execFileSync('docker', asked, { encoding: 'utf8' }).trim()
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`The registry names no digest of ${image}.`)
  return digest
}
