/** Why a mail was not taken. */
export type MailTrouble =
  /** There is no mail server of this name. */
  | 'host'
  | 'connection'
  | 'slow'
  /** The server does not offer the encryption that we ask for. */
  | 'no_tls'
  | 'tls'
  | 'login'
  | 'sender'
  /** By its rules the server passes no such mail on: it says nothing about the address. */
  | 'relay'
  | 'recipient'
  | 'full'
  /** The mail itself, not its address. */
  | 'message'
  | 'busy'
  /** The connection ended before the answer: the server may have taken the mail. */
  | 'cut'
  | 'other'

/** For Settings and for the operator. */
const sentences: Record<MailTrouble, string> = {
  host: 'The name of the mail server is not known',
  connection: 'The mail server could not be reached',
  slow: 'The mail server did not answer in time',
  no_tls: 'The mail server offers no encryption',
  tls: 'The encrypted connection to the mail server failed',
  login: 'The mail server refused the login',
  sender: 'The mail server refused the sender',
  relay: 'The mail server does not pass this mail on',
  recipient: 'The mail server says that this address takes no mail',
  full: 'The mailbox is full',
  message: 'The mail server refused the mail',
  busy: 'The mail server asked to try again later',
  cut: 'The connection to the mail server broke off',
  other: 'The mail could not be sent',
}

/**
 * A mail that was not taken. It holds codes and none of the words of the mail server, which repeat addresses: so it may
 * be logged and shown.
 */
export class MailError extends Error {
  readonly trouble: MailTrouble
  /** The server's codes, such as "550 5.1.1"; empty when it did not answer. */
  readonly codes: string

  constructor(error: unknown) {
    const failure = error as SmtpFailure
    const codes = [failure.responseCode, enhancedCode(failure)].filter(Boolean).join(' ')
    const known = [failure.code, codes].filter(Boolean).join(' ')
    super(`the mail server did not take the mail${known && ` (${known})`}`)
    this.trouble = troubleOf(failure)
    this.codes = codes
  }

  /** "The mailbox is full (552 5.2.2)" */
  get sentence(): string {
    return sentences[this.trouble] + (this.codes && ` (${this.codes})`)
  }

  /** Whether the same mail to the same address would be refused again. */
  get isPermanent(): boolean {
    return this.trouble === 'recipient' || this.trouble === 'message'
  }
}

/** What Nodemailer adds to its errors. */
type SmtpFailure = {
  code?: string
  /** The code of the socket or of TLS that Nodemailer's own has replaced. */
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

function troubleOf(failure: SmtpFailure): MailTrouble {
  const { code, command, responseCode = 0 } = failure
  if (responseCode >= 400 && responseCode < 500) return 'busy'
  if (code === 'EDNS') return 'host'
  // 530: the server wants a login, and has got none.
  if (code === 'EAUTH' || code === 'ENOAUTH' || responseCode === 530) return 'login'
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'slow'
  if (code === 'ETLS') return responseCode > 0 ? 'no_tls' : 'tls'
  // 503 is about the state of the connection.
  if (responseCode >= 500 && responseCode !== 503) return refusalOf(failure, command)
  if (code === 'ESOCKET') return socketTrouble(failure)
  return code === 'ECONNECTION' ? 'cut' : 'other'
}

/**
 * What a 5xx answer is about. Servers answer both "no such mailbox" and "I do not relay for you" to RCPT TO; the second
 * says nothing about the address, and is told by its enhanced code x.7.x (RFC 3463) or by the word.
 */
function refusalOf(failure: SmtpFailure, command: string | undefined): MailTrouble {
  if (command === 'MAIL FROM') return 'sender'
  if (command !== 'RCPT TO' && command !== 'DATA') return 'other'
  const [, subject, detail] = enhancedCode(failure)?.split('.') ?? []
  const isRule = subject === '7' || /\brelay/i.test(failure.response ?? '')
  if (isRule) return command === 'DATA' ? 'message' : 'relay'
  if (subject === '2' && detail === '2') return 'full'
  if (command === 'RCPT TO' || subject === '1' || subject === '2') return 'recipient'
  const isAboutMailbox = subject === undefined && [550, 551, 553].includes(failure.responseCode ?? 0)
  return isAboutMailbox ? 'recipient' : 'message'
}

function socketTrouble({ originalCode = '' }: SmtpFailure): MailTrouble {
  if (originalCode === 'ETIMEDOUT') return 'slow'
  const isNetwork = /^E(CONN|HOST|NET|ADDR|PIPE|ACCES|PERM)/.test(originalCode)
  return isNetwork || originalCode === '' ? 'connection' : 'tls'
}

/** "5.1.1" of "550 5.1.1 No such user". */
function enhancedCode({ response }: SmtpFailure): string | null {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response ?? '')?.[1] ?? null
}
