import { readFileSync } from 'node:fs'
import type { RunningServer } from '../processes/running-server.ts'

/** Bytes of memory that the server's process has; 0 where the system does not say. */
export function memoryOf(server: Pick<RunningServer, 'pid'>): number {
  try {
    const kilobytes = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) * 1024
  } catch {
    return 0
  }
}
