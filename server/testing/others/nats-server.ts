import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../processes/running-server.ts'

const program = '/usr/sbin/nats-server'

/** Whether NATS is installed: Debian's package `nats-server`. */
export const hasNats = existsSync(program)

export type NatsServer = { url: string; stop(): Promise<void>; start(): Promise<void> }

/** A NATS server on loopback. It keeps nothing. `password` is that of the user `sunporch`. */
export async function startNats({ password }: { password?: string } = {}): Promise<NatsServer> {
  const port = await freePort()
  const login = password ? ['--user', 'sunporch', '--pass', password] : []
  let child: ChildProcess | null = null

  const server: NatsServer = {
    url: `nats://${password ? `sunporch:${password}@` : ''}127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ['-a', '127.0.0.1', '-p', String(port), ...login], { stdio: 'ignore' })
      while (!(await answers(port))) await sleep(20)
    },
    async stop() {
      const ending = child && child.exitCode === null ? once(child, 'exit') : null
      child?.kill('SIGKILL')
      await ending
    },
  }
  await server.start()
  return server
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })
}
