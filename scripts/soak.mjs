// `npm run soak`: before a release, and each week on the project's CI. All tests on both databases, with many rounds of
// what comes about by chance, and each bench in its short form, so that none of them rots.
import { show } from './tests/run.mjs'

const steps = [['test'], ['test', '--', '--postgres'], ['run', 'bench', '--', '--short']]

const failed = []
for (const step of steps) if ((await show('npm', step)) !== 0) failed.push(`npm ${step.join(' ')}`)
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
