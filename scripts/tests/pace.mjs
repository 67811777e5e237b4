import { createHash } from 'node:crypto'

/** Milliseconds that `work` took on the machine for which the budgets were set, beside the tests. */
const usual = 22
const every = 3000

/**
 * Measures again and again how long a fixed piece of work takes while the tests run. The returned function ends that, and
 * returns how many times slower than usual the machine was, at least 1: a slow or busy machine breaks no budget.
 */
export function measurePace() {
  const times = []
  const timer = setInterval(() => {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }, every)
  return () => {
    clearInterval(timer)
    const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(times.length, 1)
    return Math.max(1, mean / usual)
  }
}

function work() {
  let text = 'sunporch'
  for (let round = 0; round < 4000; round++) {
    text = createHash('sha256').update(JSON.stringify({ round, text })).digest('hex')
  }
}
