import { type LiveWay, liveWays } from '#contract/platform/live-ways.ts'
import type { LostFiles } from '../../photos/lost/lost-files.ts'
import { days as daysOf, minutes } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { type Html, html } from '../../platform/html.ts'
import type { MailKind, MailRow } from '../../platform/mail/mails.tables.ts'
import type { Way } from '../notices.tables.ts'
import type { NearLimit } from './budgets.queries.ts'
import { deliveryField } from './delivery-page.ts'
import { nearLimitsTable } from './near-limits.ts'
import { shortId, table } from './operator-table.ts'
import type { Queue } from './queues.queries.ts'
import {
  countedDays,
  type DayOfWay,
  type FailedDelivery,
  pageLength,
  type SeenSend,
} from './sends.queries.ts'

type Facts = {
  now: number
  /** Sentences about what speaks against `now`. */
  clockDoubts: string[]
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'dataDir'>
  before: string | null
  days: DayOfWay[]
  failures: { way: Way; failure: string | null; count: number; newest: number }[]
  sends: SeenSend[]
  links: Omit<MailRow, 'sealed'>[]
  services: { host: string; browsers: number; newest: number | null }[]
  failedAddresses: number
  keysMadeAt: number | null
  lost: LostFiles[]
  nearLimits: NearLimit[]
  queues: Queue[]
  works: { name: string; next: number | null }[]
  streams: Record<LiveWay, number>
  failedDeliveries: FailedDelivery[]
}

const wayNames: Record<Way, string> = { push: 'Push', mail: 'Mail' }

export function operatorPage(facts: Facts): Html {
  return html`<h1>What was sent</h1>
<p class="quiet">For whoever runs this server. It is ${time(facts.now)} (all times are UTC). No names, words or addresses
of families are on this page.</p>
${facts.before === null ? overview(facts) : null}
${newestSends(facts)}`
}

function overview(facts: Facts): Html {
  return html`${setUp(facts)}
<h2>Notices of the last ${countedDays} days</h2>
${table(
  ['Day', 'Way', '#Sent', '#Waiting', '#Dropped', '#Failed'],
  facts.days.map(({ day, way, sent, waiting, dropped, failed }) => [
    date(day),
    wayNames[way],
    sent,
    waiting,
    dropped,
    failed > 0 ? html`<span class="bad">${failed}</span>` : failed,
  ]),
  'No notice has left the app yet.',
)}
<p class="quiet">Dropped: everything in it was read before, a call was taken, or the person wants it no more.</p>
<h2>Why</h2>
${table(
  ['Way', '~Reason', '#Times', 'Last'],
  facts.failures.map(({ way, failure, count, newest }) => [wayNames[way], failure, count, time(newest)]),
  'Nothing has failed.',
)}
<h2>Links by mail</h2>
<p class="quiet">New passwords, addresses to confirm and invitations of the last 30 days.</p>
${table(
  ['Time', 'What', 'Outcome', '~Reason', '#Attempts', 'Id'],
  facts.links.map((link) => [
    time(link.created_at),
    linkNames[link.kind],
    outcome({ ...link, dropped_at: null }),
    link.failure,
    link.attempts,
    shortId(link.id),
  ]),
  facts.config.smtpUrl ? 'None yet.' : 'None: they are stored as files, see above.',
)}
${deliveryField(facts.failedDeliveries)}
<h2>Near a limit</h2>
${nearLimitsTable(facts.nearLimits)}
<h2>How changes arrive</h2>
<p class="quiet">Browsers and screens that are connected to this server process now. They take the first of these ways that their
network lets through, and try the first one again after a day. <code>npm run doctor</code> tries them through PUBLIC_URL.</p>
${table(
  ['~Way', '#Connected'],
  liveWays.map((way) => [wayOfStream[way], facts.streams[way]]),
  '',
)}
<h2>Queues</h2>
${table(
  ['Queue', '#Waiting', '#Overdue', 'First'],
  facts.queues.map(({ name, waiting, overdue, first }) => [name, waiting, overdue, waits(first, facts.now)]),
  '',
)}
<h2>Due work</h2>
<p class="quiet">When each kind has something to do next. Hours late means that no server with ROLE=all or ROLE=worker runs.</p>
${table(
  ['Work', 'Next'],
  facts.works.map(({ name, next }) => [name, waits(next, facts.now)]),
  '',
)}
`
}

const wayOfStream: Record<LiveWay, string> = {
  get: 'Event streams by GET',
  post: 'Event streams by POST, because a tunnel or proxy holds back those by GET',
  poll: 'Polling, because a tunnel or proxy holds back every stream',
}

const linkNames: Record<MailKind, string> = {
  reset: 'New password',
  confirm: 'Confirm an address',
  invitation: 'Invitation',
  passkey: 'Passkey added or removed',
  account: 'Password or address changed, or account taken back',
}

function setUp({ config, now, clockDoubts, keysMadeAt, services, failedAddresses, lost }: Facts): Html {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false
  return html`<h2>How it is set up</h2>
<dl>
<dt>Clock</dt><dd>${clockDoubts.length === 0 ? 'Nothing speaks against it.' : clockDoubts.map((sentence) => html`<div class="bad">${sentence}</div>`)}</dd>
<dt>Mails</dt><dd>${mailSetUp(config)}</dd>
<dt>Addresses that take no mail</dt><dd>${failedAddresses === 0 ? 'None.' : html`<span class="bad">${failedAddresses}</span>. Their people see it in Settings, and can ask for another try.`}</dd>
<dt>PUBLIC_URL</dt><dd>${config.publicUrl ?? 'Not set.'} ${isHttps ? null : html`<span class="bad">Browsers show notices on a phone only where the server has an address with https://.</span>`}</dd>
<dt>Keys for web push</dt><dd>${keysMadeAt === null ? 'They are made with the first browser that asks for notices.' : `Made on ${date(keysMadeAt)} (${age(now - keysMadeAt)}). With other keys every browser would have to be asked again.`}</dd>
<dt>Push services</dt><dd>${services.length === 0 ? 'No browser shows notices yet.' : services.map(({ host, browsers, newest }) => html`<div>${host}: ${browsers === 1 ? '1 browser' : `${browsers} browsers`}${newest === null ? '' : `, last at ${time(newest)}`}</div>`)}</dd>
${lost.map((each) => html`<dt>Files of ${each.called.many}</dt><dd>${filesOf(each)}</dd>`)}
</dl>
`
}

function filesOf({ called: { one, many, folder }, count, since, ids }: LostFiles): Html {
  if (count === 0 || since === null) return html`None was found missing.`
  return html`<span class="bad">${count === 1 ? `A ${one} lacks` : `${count} ${many} lack`} files in the storage, since ${time(since)}:</span> ${ids.map(shortId).join(', ')}. Put them back from a backup (<code>${folder}/…</code>); what waits for them is then there by itself.`
}

function mailSetUp({ smtpUrl, mailFrom, dataDir }: Facts['config']): Html {
  if (smtpUrl === null)
    return html`SMTP_URL is not set: no notice goes by mail. Links for new passwords and invitations are stored in ${dataDir}/mail, for you to hand on.`
  const { protocol, hostname, port, username } = new URL(smtpUrl)
  const encryption =
    protocol === 'smtps:' ? 'encrypted from the start' : 'STARTTLS where the server offers it'
  return html`Through ${hostname}, port ${port || (protocol === 'smtps:' ? '465' : '587')}, ${encryption}, ${username ? 'with a password' : 'without a password'}; from ${mailFrom}. <code>npm run mail:test -- you@example.org</code> tries it.`
}

function newestSends({ sends, before }: Facts): Html {
  const last = sends.at(-1)
  const older =
    last && sends.length === pageLength
      ? html`<p><a href="/operator?before=${last.id}">Older ones</a></p>`
      : null
  return html`<h2>${before === null ? 'The newest notices' : 'Older notices'}</h2>
${before === null ? null : html`<p><a href="/operator">The newest, and everything else</a></p>`}
${table(
  ['Time', 'Way', 'Outcome', '~Reason', '#Attempts', 'Id'],
  sends.map((send) => [
    time(send.created_at),
    wayNames[send.way],
    outcome(send),
    send.failure,
    send.attempts,
    shortId(send.id),
  ]),
  'There are none.',
)}
${older}`
}

type Times = Pick<SeenSend, 'due_at' | 'sent_at' | 'dropped_at' | 'failed_at'>

function outcome({ sent_at, dropped_at, failed_at, due_at }: Times): Html {
  if (sent_at !== null) return html`Sent ${time(sent_at)}`
  if (dropped_at !== null) return html`Dropped ${time(dropped_at)}`
  if (failed_at !== null) return html`<span class="bad">Failed</span> ${time(failed_at)}`
  return html`Waiting until ${due_at === null ? 'unknown' : time(due_at)}`
}

function time(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

function date(at: number): string {
  return time(at).slice(0, 10)
}

function waits(at: number | null, now: number): string {
  if (at === null) return '–'
  const late = now - at
  return late > minutes(1) ? `${time(at)} (${age(late)} late)` : time(at)
}

function age(ms: number): string {
  const count = (length: number, name: string) => {
    const many = Math.floor(ms / length)
    return `${many} ${name}${many === 1 ? '' : 's'}`
  }
  if (ms >= daysOf(1)) return count(daysOf(1), 'day')
  return ms >= minutes(60) ? count(minutes(60), 'hour') : count(minutes(1), 'minute')
}
