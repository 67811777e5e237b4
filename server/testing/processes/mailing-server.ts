import { startMailServer } from '../others/mail-server.ts'
import { freePort, startServer } from './running-server.ts'

/** A server that sends its mails to a mail server of its own. The links in them lead to it. */
export async function startMailingServer() {
  const mailServer = await startMailServer()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await startServer({
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
  return {
    url,
    mailServer,
    async stop() {
      await server.stop()
      await mailServer.stop()
    },
  }
}
