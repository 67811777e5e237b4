// The least that sends a file: no session, no group, no headers but its length. The address is its path in the folder.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
createServer(async (request, response) => {
  const file = await open(join(folder, request.url))
  const { size } = await file.stat()
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size })
  createReadStream('', { fd: file }).pipe(response)
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
