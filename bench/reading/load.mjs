// Reads the given paths in turn for some seconds, on many connections. Prints one line of JSON.
import { loadContender } from '../contenders.ts'

const { default: autocannon } = await loadContender('autocannon')
const { url, paths, cookie, connections, seconds } = JSON.parse(process.argv[2])
const started = performance.now()
const all = []
const early = []
const run = autocannon({
  url,
  connections,
  duration: seconds,
  requests: paths.map((path) => ({ path, headers: { cookie } })),
})
run.on('response', (_client, _status, _bytes, milliseconds) => {
  all.push(milliseconds)
  if (performance.now() - started < 1000) early.push(milliseconds)
})
const { non2xx, errors } = await run
const took = (performance.now() - started) / 1000
if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}${paths[0]}`)
console.log(
  JSON.stringify({
    perSecond: all.length / took,
    median: at(all, 0.5),
    p99: at(all, 0.99),
    p99OfFirstSecond: at(early, 0.99),
  }),
)

function at(times, part) {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? null
}
