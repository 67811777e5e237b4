// Makes the given calls in turn for some seconds, on many connections. Prints one line of JSON.
import { readFileSync } from 'node:fs'
import { loadContender } from '../contenders.ts'

const { default: autocannon } = await loadContender('autocannon')
const { url, connections, seconds, callsFile } = JSON.parse(process.argv[2])
const calls = JSON.parse(readFileSync(callsFile, 'utf8'))
let count = 0
const all = []
const started = performance.now()
const run = autocannon({
  url,
  connections,
  duration: seconds,
  requests: [
    {
      setupRequest(request) {
        const { method, path, cookie, body } = calls[count++ % calls.length]
        const headers = { cookie, 'content-type': 'application/json' }
        return { ...request, method, path, headers, body: JSON.stringify(body) }
      },
    },
  ],
})
run.on('response', (_client, _status, _bytes, milliseconds) => all.push(milliseconds))
const { non2xx, errors } = await run
const took = (performance.now() - started) / 1000
if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}${calls[0].path}`)
const sorted = all.toSorted((a, b) => a - b)
const at = (part) => sorted[Math.floor((sorted.length - 1) * part)] ?? null
console.log(JSON.stringify({ perSecond: all.length / took, median: at(0.5), p99: at(0.99) }))
