// Runs every `bench:…` of package.json, one after the other, or those that are named:
//   npm run bench [-- [--short] reading writing]
// With `--short` each is so small that it only shows whether it still works: what it measures then says nothing.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

const shortForms = {
  sizes: '',
  pictures: '--megapixels 1 --rounds 1 --seconds 0.2 --waiting 2',
  corpus: '--rounds 1',
  'pictures-served': '--rounds 1 --seconds 0.2 --photos 2',
  reading: '--rounds 1 --seconds 0.2',
  cost: '--rounds 1 --requests 20',
  growth: '--photos 500 --rounds 5',
  schedule: '200 1',
  writing: '--rounds 1 --seconds 0.2',
  proxies: '--sends 1 --only nothing',
  streams: '--screens 20 --browsers 10 --families 10 --seconds 1',
  hostile: '--seconds 3 --floor 2000',
  calls: '10',
  screen: '1 6',
  'half-year': '7',
  fade: '--pictures 2',
  blocking: '--runs 1',
  controls: '--pages /settings',
  lighthouse: 'dashboard tick --runs 1',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false } },
})
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const all = Object.keys(scripts).flatMap((name) => (name.startsWith('bench:') ? [name.slice(6)] : []))
const failed = (positionals.length > 0 ? positionals : all).filter((name) => !measure(name))
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`)
  process.exitCode = 1
}

/** False when it failed. */
function measure(name) {
  console.log(`\n## bench:${name}\n`)
  const form = values.short ? shortForms[name] : ''
  if (form === undefined) {
    console.error(`bench:${name} has no short form: add one in bench/run-all.mjs.`)
    return false
  }
  const args = ['run', '--silent', `bench:${name}`, '--', ...form.split(' ').filter(Boolean)]
  return spawnSync('npm', args, { stdio: 'inherit' }).status === 0
}
