// Keeps a data folder made by this release, for the tests of all that follow it: node scripts/keep-release.ts 0.2.0
// It is a part of `npm run release`.
import { keepReleased } from '#server/testing/released/keep-released.ts'

const [version = ''] = process.argv.slice(2)
await keepReleased(`server/testing/released/${version}.tar.gz`)
