// Loaded before the server: on "begin" it begins to measure how late the event loop is; on "end" it says so. Threads of
// the server load it, too, and have no channel.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
process.on('message', (message) => {
  if (message === 'begin') {
    delay.reset()
    delay.enable()
  } else {
    delay.disable()
    // The histogram counts from the end of the resolution's own millisecond.
    process.send({ p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 })
  }
})
// The channel keeps no process alive.
process.channel?.unref()
