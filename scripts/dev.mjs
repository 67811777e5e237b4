// Starts Vite, and behind it the server on the next port. Both reload on a change.
import { spawn } from 'node:child_process'

const port = Number(process.env.PORT ?? 3000)
const serverPort = String(port + 1)
const serverEnvironment = {
  PORT: serverPort,
  PUBLIC_URL: `http://localhost:${port}`,
  REGISTRATION: process.env.REGISTRATION ?? 'open',
}
const commands = [
  ['node', ['--watch', 'server/main.mjs'], serverEnvironment],
  ['npx', ['vite', '--port', String(port), '--strictPort'], { SERVER_PORT: serverPort }],
]
const running = commands.map(([command, args, env]) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
)
for (const child of running) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function stop() {
  for (const child of running) child.kill('SIGTERM')
}
