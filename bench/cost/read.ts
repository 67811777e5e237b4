import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 100 })

/** Reads an address and throws its bytes away. Gives the milliseconds it took. */
export function timedRead(url: string, cookie: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.on('end', () => resolve(performance.now() - start)).resume()
    })
      .on('error', reject)
      .end()
  })
}

/** Reads an address `count` times, on ten connections. */
export async function readMany(url: string, cookie: string, count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (left-- > 0) await timedRead(url, cookie)
    }),
  )
}
