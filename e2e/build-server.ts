import { execFileSync } from 'node:child_process'

/** The tests run what `npm start` runs: the bundle, which is built anew when a source has changed. */
export default function buildServer(): void {
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'server'], { stdio: 'inherit' })
}
