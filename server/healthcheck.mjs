// Ends with 0 when the server of this container answers: the image's HEALTHCHECK. It asks whether the process lives, and
// not whether its database does: a restart would not mend that.
import { get } from 'node:http'

const { PORT, HOST, ROLE } = process.env
const port = PORT || (ROLE === 'worker' ? 3001 : 3000)
const host = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST
get({ host, port, path: '/livez', timeout: 4000 }, ({ statusCode }) =>
  process.exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => process.exit(1))
  .on('error', () => process.exit(1))
