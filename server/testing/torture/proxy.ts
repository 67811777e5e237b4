import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { until } from './world.ts'

export type Proxy = {
  url: string
  /** Which servers have answered, by their port: how many requests. */
  answered(): Map<string, number>
  stop(): Promise<void>
}

/** nginx with the configuration of `docs/nginx.conf`, without its certificate, in front of these servers. */
export async function startProxy(program: string, port: number, servers: { url: string }[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'sunporch-nginx-'))
  const log = join(folder, 'access.log')
  const sites = readFileSync('docs/nginx.conf', 'utf8')
    .replaceAll(/^ +server 10\..*\n/gm, '')
    .replace(/^( *)least_conn;$/m, (line) => [line, ...servers.map(serverLine)].join('\n'))
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^ +ssl_certificate.*\n/gm, '')
  const whole = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 2000; }
    http {
      log_format who '$upstream_addr $upstream_status';
      access_log ${log} who;
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      ${sites}
    }`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, whole)
  const nginx: ChildProcess = spawn(program, ['-c', file, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/healthz`)).ok, 'nginx answers')
  return {
    url,
    answered() {
      const counts = new Map<string, number>()
      for (const line of readFileSync(log, 'utf8').split('\n')) {
        const [, at] = /:(\d+) \d{3}$/.exec(line) ?? []
        if (at) counts.set(at, (counts.get(at) ?? 0) + 1)
      }
      return counts
    },
    async stop() {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As the configuration names them, on this machine. */
function serverLine({ url }: { url: string }): string {
  return `  server 127.0.0.1:${new URL(url).port} max_fails=1 fail_timeout=2s;`
}
