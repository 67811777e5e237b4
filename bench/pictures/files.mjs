// The least that sends a file: no session, no group, no headers but its length. The address is its path in the folder.
import { createReadStream, fstat, open } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
createServer((request, response) => {
  open(join(folder, request.url), 'r', (_, fd) => {
    fstat(fd, (_, { size }) => {
      response.writeHead(200, { 'content-type': 'image/webp', 'content-length': size })
      createReadStream('', { fd }).pipe(response)
    })
  })
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('listening'))
