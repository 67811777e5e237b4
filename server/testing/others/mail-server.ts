import { once } from 'node:events'
import type { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { freePort } from '../processes/running-server.ts'

/** A mail as it arrived, decoded. */
export type ArrivedMail = {
  recipients: string[]
  subject: string
  text: string
  html: string
  messageId: string
  /** Names in small letters. A line that came twice is joined by a line break. */
  headers: Map<string, string>
  raw: string
  isEncrypted: boolean
}

/** What the server answers instead of taking the mail: "550 5.1.1 No such user". `cut` ends the connection. */
type Refusal = string | null
type Rules = {
  onSender?: () => Refusal
  onRecipient?: (address: string) => Refusal
  /** After the whole mail has come. `cut`: it is taken, and the connection breaks off before the answer. */
  onMail?: () => Refusal | 'cut'
}

/** A real mail server on loopback. */
export type MailServer = {
  port: number
  /** Every mail that it took. */
  mails: ArrivedMail[]
  /** How many connections there were. */
  connections(): number
  /** Its answers from now on. */
  rules: Rules
  /** Resolves when it has taken so many mails. */
  until(count: number): Promise<ArrivedMail[]>
  /** It does not answer any more, until `start`. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** Without encryption and login, unless the options say so. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const mails: ArrivedMail[] = []
  const waiting = new Set<() => void>()
  const sockets = new Set<Socket>()
  let connections = 0
  let server: SMTPServer

  async function take(raw: Buffer, { secure, envelope }: SMTPServerSession) {
    const recipients = envelope.rcptTo.map(({ address }) => address)
    mails.push({ ...(await read(raw)), recipients, isEncrypted: secure })
    for (const look of [...waiting]) look()
  }

  async function start() {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onMailFrom: (_address, _session, done) => done(refusal(fake.rules.onSender?.())),
      onRcptTo: ({ address }, _session, done) => done(refusal(fake.rules.onRecipient?.(address))),
      async onData(stream, session, done) {
        const raw = await buffer(stream).catch(() => null)
        // The connection was cut within the mail.
        if (!raw) return done()
        const answer = fake.rules.onMail?.() ?? null
        if (answer && answer !== 'cut') return done(refusal(answer))
        await take(raw, session)
        if (answer !== 'cut') return done()
        for (const socket of sockets) socket.destroy()
      },
      ...options,
    })
    server.on('error', () => {})
    server.server.on('connection', (socket: Socket) => {
      connections += 1
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    // It is started again there, so no other process may get the port meanwhile.
    fake.port ||= await freePort()
    server.listen(fake.port, '127.0.0.1')
    await once(server.server, 'listening')
  }

  const fake: MailServer = {
    port: 0,
    mails,
    rules: {},
    connections: () => connections,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (mails.length < count) return
          waiting.delete(look)
          resolve(mails)
        }
        waiting.add(look)
        look()
      }),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
    start,
  }
  await start()
  return fake
}

function refusal(answer: Refusal | undefined): Error | null {
  if (!answer) return null
  const [, code, words] = /^(\d{3}) (.*)$/s.exec(answer) ?? []
  return Object.assign(new Error(words), { responseCode: Number(code) })
}

async function read(raw: Buffer): Promise<Omit<ArrivedMail, 'recipients' | 'isEncrypted'>> {
  const { subject = '', text = '', html = '', messageId = '', headers } = await PostalMime.parse(raw)
  const lines = new Map<string, string>()
  for (const { key, value } of headers) lines.set(key, lines.has(key) ? `${lines.get(key)}\n${value}` : value)
  return { subject, text, html, messageId, headers: lines, raw: raw.toString() }
}
