import { resolve } from 'node:path'
import * as z from 'zod/mini'
import {
  type BudgetName,
  type BudgetVariable,
  budgetNames,
  budgetOf,
  budgets,
  isInBytes,
  type Limits,
} from './budgets/table.ts'
import { issueSentence } from './http/answer/issue-sentence.ts'
import { holdsOwnFiles } from './own-files.ts'
import { readSecretFiles } from './secret-files.ts'
import { type PicturesConfig, picturesConfig, picturesFrom } from './storage/pictures-config.ts'
import { unknownVariables } from './unknown-variables.ts'

/** Of the connections this many are for reads, so transactions need one more: see `read-lanes.ts`. */
const mostReadLanes = 4

const text = z.optional(z.string())
const size = z.string().check(z.regex(/^(off|\d+(\.\d+)? ?[KMGT]B)$/i, 'must be like 500MB or 20GB, or off'))
const wholeFrom = (least: number) => z.coerce.number().check(z.int(), z.minimum(least))
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

const amount = z.string().check(z.regex(/^(off|\d+)$/i, 'must be a number, or off'))

const budgetVariables = Object.fromEntries(
  budgetNames.map((name) => [
    budgetOf(name).variable,
    z.prefault(isInBytes(name) ? size : amount, budgetOf(name).fallback),
  ]),
) as Record<BudgetVariable, z.ZodMiniPrefault<typeof size>>

const Environment = z.object({
  PORT: z.optional(port),
  HOST: z.prefault(z.string(), '0.0.0.0'),
  DATA_DIR: z.prefault(z.string(), '.data'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  TRUST_PROXY: z.prefault(z.coerce.number().check(z.int(), z.minimum(0)), 0),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_TIMEOUT: z.prefault(wholeFrom(1), 10),
  DATABASE_CONNECTIONS: z.prefault(wholeFrom(mostReadLanes + 1), 20),
  LIVE_URL: z.optional(
    z.string().check(z.regex(/^(nats|tls):\/\/[^/]/, 'must be like nats://nats.example.org:4222')),
  ),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  S3_BUCKET: text,
  S3_ENDPOINT: z.optional(z.url()),
  S3_REGION: z.prefault(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_FORCE_PATH_STYLE: z.prefault(z.stringbool(), 'true'),
  PICTURES_FROM: z.prefault(z.enum(picturesFrom, 'must be server, bucket or nginx'), 'server'),
  PICTURES_CDN: z.optional(z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })),
  OIDC_ISSUER: z.optional(z.url()),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  REGISTRATION: z.prefault(
    z.enum(['open', 'invited', 'closed'], 'must be open, invited or closed'),
    'invited',
  ),
  SMTP_URL: z.optional(
    z.string().check(
      z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
      z.refine(
        (value) => Boolean(URL.parse(value)?.hostname),
        'must be like smtp://name:password@mail.example.org:587; write a # of the password as %23, a / as %2F, a ? as %3F, an @ as %40',
      ),
    ),
  ),
  MAIL_FROM: z.prefault(z.string(), 'Sunporch <sunporch@localhost>'),
  ALEXA_SKILL_ID: z.optional(
    z.string().check(z.startsWith('amzn1.ask.skill.', 'begins with amzn1.ask.skill.')),
  ),
  ALEXA_CERTIFICATE: z.prefault(z.enum(['trusted', 'wildcard']), 'trusted'),
  ALEXA_CLIENT_ID: text,
  ALEXA_CLIENT_SECRET: text,
  ALEXA_STAGE: z.prefault(z.enum(['development', 'live']), 'development'),
  ALEXA_API_URL: z.optional(z.url()),
  ALEXA_TOKEN_URL: z.prefault(z.url(), 'https://api.amazon.com/auth/o2/token'),
  ALEXA_EVENTS_A_DAY: z.prefault(z.coerce.number().check(z.int(), z.minimum(0)), 5),
  ALEXA_QUIET_HOURS: z.prefault(
    z.string().check(z.regex(/^(off|\d\d:\d\d-\d\d:\d\d)$/, 'must be like 21:00-08:00, or off')),
    '21:00-08:00',
  ),
  OPERATOR: text,
  ALEXA_SHOPPING_ACTIONS: z.prefault(z.stringbool(), 'false'),
  PUSH_SERVICES: text,
  CALENDAR_SERVERS: text,
  WEBHOOK_SERVERS: text,
  ...budgetVariables,
  DISK_KEEP_FREE: z.optional(
    z.string().check(z.regex(/^(off|[1-9]?\d%|\d+(\.\d+)? ?[KMGT]B)$/i, 'must be like 5% or 2GB, or off')),
  ),
  DRAIN_SECONDS: z.prefault(wholeFrom(0), 0),
  BACKUP_DIR: text,
  BACKUP_DAILY: z.prefault(z.stringbool({ error: 'must be on or off' }), 'on'),
  BACKUP_KEEP: z.prefault(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(366)), 7),
  BACKUP_PASSPHRASE: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  HISTORY_YEARS: z.prefault(
    z.string().check(z.regex(/^(off|[1-9]\d?)$/i, 'must be a number of years from 1 on, or off')),
    '2',
  ),
  UPGRADE_WITHOUT_COPY: z.prefault(z.stringbool({ error: 'must be on or off' }), 'off'),
  MCP: z.prefault(z.stringbool({ error: 'must be on or off' }), 'off'),
  METRICS_TOKEN: text,
  LOG_LEVEL: z.prefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
  ROLE: z.prefault(z.enum(['all', 'web', 'worker']), 'all'),
})

/** What the server is told by its environment. */
export const variables = Object.keys(Environment.shape) as (keyof Env)[]

/** Each of these may stand in a file instead, which the variable with `_FILE` behind its name says. */
export const secretVariables: (keyof Env)[] = [
  'DATABASE_URL',
  'LIVE_URL',
  'SECRET_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'ALEXA_CLIENT_SECRET',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
]

/** What the environment says that nothing reads, as far as it looks as if somebody meant one of the variables. */
export function misspelledIn(environment: Record<string, string | undefined>): string[] {
  return unknownVariables(environment, [...variables, ...secretVariables.map((name) => `${name}_FILE`)])
}

export type Config = {
  port: number
  host: string
  /** Absolute path of the folder for everything that is stored on this machine. */
  dataDir: string
  /** The address that families use, without a slash at the end; null: the address of each request. */
  publicUrl: string | null
  /** The number of proxies in front of the server whose forwarding headers are trusted. */
  trustedProxies: number
  databaseUrl: string | null
  /** NATS, over which several servers tell each other what has changed; null: PostgreSQL does it. */
  liveUrl: string | null
  databaseLimits: DatabaseLimits
  secretKey: string | null
  s3: S3Config | null
  pictures: PicturesConfig
  oidc: { issuer: string; clientId: string; clientSecret: string | null } | null
  /** Who can make an account once there is one: anybody, whoever has an invitation, or nobody. */
  registration: 'open' | 'invited' | 'closed'
  smtpUrl: string | null
  mailFrom: string
  alexa: AlexaConfig | null
  /** The certificate of `publicUrl`, which a skill names before the server knows the skill. */
  alexaCertificate: 'trusted' | 'wildcard'
  /** Who runs this server and how to reach them, in words for the pages about privacy and terms. */
  operator: string | null
  /** Origins of further push services than those of the browsers' makers. */
  pushServices: string[]
  /** Origins of calendars that may be in the own network. */
  calendarServers: string[]
  /** Origins of programs that may be told by webhook though they are inside the own network, or without HTTPS. */
  webhookServers: string[]
  budgets: Limits
  /** What uploads leave free on the disk of the data folder: this share of it, in bytes at most. */
  keepFree: { share: number; atMost: number }
  /** How long the server goes on after SIGTERM, so that load balancers notice. */
  drainSeconds: number
  backup: BackupConfig
  /** How many whole years of what happened stay in the database before the present one; null: all. */
  historyYears: number | null
  /** Whether PostgreSQL is upgraded without a copy of it as it was. */
  upgradesWithoutCopy: boolean
  /** Assistants may come by the Model Context Protocol, with an API token or by OAuth. */
  mcp: boolean
  metricsToken: string | null
  logLevel: string
  role: 'all' | 'web' | 'worker'
}

/** For PostgreSQL. */
export type DatabaseLimits = {
  /** Seconds that one statement may take; other time-outs follow from it. */
  timeout: number
  /** How many connections this server opens at most, besides the one that listens. */
  connections: number
}

export type BackupConfig = {
  /** Absolute path of the folder for backups. */
  folder: string
  /** Whether the server makes one each day, and how many of these are kept. */
  isDaily: boolean
  keep: number
  /** Seals backups, where it is set. */
  passphrase: string | null
}

export type S3Config = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

export type AlexaConfig = {
  skillId: string
  /** Credentials for calls to Amazon; null: the server makes none. */
  client: { id: string; secret: string } | null
  stage: 'development' | 'live'
  /** Replaces the API address that each Echo names; null: use that one. */
  apiUrl: string | null
  tokenUrl: string
  /** The maximum of notifications a day for one Amazon account. */
  eventsADay: number
  /** Local times such as "21:00" to "08:00" in which no notification is sent. */
  quietHours: { from: string; until: string } | null
  /** Whether Amazon has allowed the skill to put products in the cart of the Echo's account. */
  hasShoppingActions: boolean
}

/** Throws an error with one sentence for each wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const { values, wrong } = readSecretFiles(environment, secretVariables)
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given, { error: issueSentence })
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (!parsed.success || wrong.length > 0) {
    const lines = [...issues, ...wrong].map((line) => `  ${line}`)
    throw new Error(`The configuration cannot be used:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  return {
    // A worker can stand beside a web server on one machine.
    port: env.PORT ?? (env.ROLE === 'worker' ? 3001 : 3000),
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: env.TRUST_PROXY,
    databaseUrl: env.DATABASE_URL ?? null,
    liveUrl: liveUrl(env),
    databaseLimits: { timeout: env.DATABASE_TIMEOUT, connections: env.DATABASE_CONNECTIONS },
    secretKey: env.SECRET_KEY ?? null,
    s3: s3Config(env),
    pictures: picturesConfig(env),
    oidc: oidcConfig(env),
    registration: env.REGISTRATION,
    smtpUrl: smtpUrl(env),
    mailFrom: env.MAIL_FROM,
    alexa: alexaConfig(env),
    alexaCertificate: env.ALEXA_CERTIFICATE,
    operator: env.OPERATOR ?? null,
    pushServices: origins(env, 'PUSH_SERVICES', 'https://push.example.org'),
    calendarServers: origins(env, 'CALENDAR_SERVERS', 'http://nextcloud.example.org'),
    webhookServers: origins(env, 'WEBHOOK_SERVERS', 'http://192.168.1.20:8123'),
    budgets: limitsOf(env),
    keepFree: keepFree(env.DISK_KEEP_FREE),
    drainSeconds: env.DRAIN_SECONDS,
    backup: {
      folder: backupFolder(env),
      isDaily: env.BACKUP_DAILY,
      keep: env.BACKUP_KEEP,
      passphrase: env.BACKUP_PASSPHRASE ?? null,
    },
    historyYears: /off/i.test(env.HISTORY_YEARS) ? null : Number(env.HISTORY_YEARS),
    upgradesWithoutCopy: env.UPGRADE_WITHOUT_COPY,
    mcp: env.MCP,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
    role: env.ROLE,
  }
}

type Env = z.infer<typeof Environment>

function liveUrl(env: Env): string | null {
  if (!env.LIVE_URL) return null
  // With SQLite there is one process.
  together(env, 'DATABASE_URL', 'LIVE_URL')
  return env.LIVE_URL
}

function s3Config(env: Env): S3Config | null {
  if (!env.S3_BUCKET) return null
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: together(env, 'S3_ACCESS_KEY_ID', 'S3_BUCKET'),
    secretAccessKey: together(env, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  }
}

function oidcConfig(env: Env): Config['oidc'] {
  if (!env.OIDC_ISSUER) return null
  return {
    issuer: env.OIDC_ISSUER,
    clientId: together(env, 'OIDC_CLIENT_ID', 'OIDC_ISSUER'),
    clientSecret: env.OIDC_CLIENT_SECRET ?? null,
  }
}

function alexaConfig(env: Env): AlexaConfig | null {
  if (!env.ALEXA_SKILL_ID) return null
  // The Echo fetches its pictures there.
  together(env, 'PUBLIC_URL', 'ALEXA_SKILL_ID')
  const [from = '', until = ''] = env.ALEXA_QUIET_HOURS.split('-')
  return {
    skillId: env.ALEXA_SKILL_ID,
    client: env.ALEXA_CLIENT_ID
      ? { id: env.ALEXA_CLIENT_ID, secret: together(env, 'ALEXA_CLIENT_SECRET', 'ALEXA_CLIENT_ID') }
      : null,
    stage: env.ALEXA_STAGE,
    apiUrl: env.ALEXA_API_URL?.replace(/\/+$/, '') ?? null,
    tokenUrl: env.ALEXA_TOKEN_URL,
    eventsADay: env.ALEXA_EVENTS_A_DAY,
    quietHours: from === until || until === '' ? null : { from, until },
    hasShoppingActions: env.ALEXA_SHOPPING_ACTIONS,
  }
}

function smtpUrl(env: Env): string | null {
  if (!env.SMTP_URL) return null
  // Otherwise links in mails would use the request's Host header, which can be forged.
  together(env, 'PUBLIC_URL', 'SMTP_URL')
  return env.SMTP_URL
}

/** Old backups are removed in it, with their pictures. */
function backupFolder(env: Env): string {
  const folder = resolve(env.BACKUP_DIR ?? `${env.DATA_DIR}/backups`)
  if (!holdsOwnFiles(resolve(env.DATA_DIR), folder)) return folder
  throw new Error(
    'The configuration cannot be used:\n  BACKUP_DIR: must be a folder of its own, not the data folder or one of its "files"',
  )
}

const units = { K: 1e3, M: 1e6, G: 1e9, T: 1e12 }

function limitsOf(env: Env): Limits {
  const limitOf = (name: BudgetName) => {
    const written = env[budgets[name].variable]
    if (isInBytes(name)) return bytesOf(written)
    return /off/i.test(written) ? Infinity : Number(written)
  }
  return Object.fromEntries(budgetNames.map((name) => [name, limitOf(name)])) as Limits
}

/** Of "20GB"; Infinity of "off". */
function bytesOf(written: string): number {
  const unit = written.at(-2)?.toUpperCase() as keyof typeof units
  return /off/i.test(written) ? Infinity : Number.parseFloat(written) * units[unit]
}

/** A share of a large disk would be far more than a database needs. */
const defaultKeepFree = { share: 0.05, atMost: 2e9 }

function keepFree(written: string | undefined): Config['keepFree'] {
  if (!written) return defaultKeepFree
  if (/off/i.test(written)) return { share: 0, atMost: 0 }
  if (written.endsWith('%')) return { share: Number.parseFloat(written) / 100, atMost: Infinity }
  return { share: 1, atMost: bytesOf(written) }
}

function origins(
  env: Env,
  variable: 'PUSH_SERVICES' | 'CALENDAR_SERVERS' | 'WEBHOOK_SERVERS',
  example: string,
): string[] {
  const named = env[variable]?.split(/[\s,]+/).filter(Boolean) ?? []
  return named.map((service) => {
    const url = URL.canParse(service) ? new URL(service) : null
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin
    throw new Error(
      `The configuration cannot be used:\n  ${variable}: must be addresses like ${example}, without a path`,
    )
  })
}

function together(env: Env, name: keyof Env, because: keyof Env): string {
  const value = env[name]
  if (typeof value === 'string' && value) return value
  throw new Error(`The configuration cannot be used:\n  ${name}: is needed because ${because} is set`)
}
