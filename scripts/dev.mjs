// The server on a port of its own, reloaded when it changes, and Vite in front of it.
import { spawn } from 'node:child_process'

const port = Number(process.env.PORT ?? 3000)
const behind = String(port + 1)
const commands = [
  ['node', ['--watch', 'server/main.mjs'], { PORT: behind, PUBLIC_URL: `http://localhost:${port}` }],
  ['npx', ['vite', '--port', String(port), '--strictPort'], { SERVER_PORT: behind }],
]
const running = commands.map(([command, args, env]) =>
  spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }),
)
for (const one of running) one.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function stop() {
  for (const one of running) one.kill('SIGTERM')
}
