// Runs every `bench:…` of package.json, one after the other:
//   npm run bench [-- reading writing]
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const all = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
const asked = process.argv.slice(2).map((name) => `bench:${name}`)

const failed = (asked.length > 0 ? asked : all).filter((name) => {
  console.log(`\n## ${name}\n`)
  return spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`)
  process.exitCode = 1
}
