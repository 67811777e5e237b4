// Sends the same bytes from memory: as fast as `node:http` answers at all.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const answers = new Map(Object.entries(JSON.parse(readFileSync(process.env.ANSWERS, 'utf8'))))
for (const [path, text] of answers) answers.set(path, Buffer.from(text))

const server = createServer((request, response) => {
  const bytes = answers.get(request.url)
  if (!bytes) return response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length }).end(bytes)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
