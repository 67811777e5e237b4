// Imported by the configurations of vitest and Playwright, because people also start these without npm.
import { neededNode } from './prepare/paths.mjs'

if (Number.parseInt(process.versions.node, 10) < neededNode) {
  console.error(
    `The tests need Node ${neededNode}, and this is ${process.version}: run \`npm test\`, which installs it here; then \`npx vitest\` and \`npx playwright test\` use it too.`,
  )
  process.exit(1)
}
