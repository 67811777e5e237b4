import type { App } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { listsOf } from '../../platform/feature.ts'
import type { OwnPart } from './family-json.ts'

/** In which part of family.json a table is, or why it is not in the export. */
export type TableExport = { in: string } | { out: string }

const signsIn = 'Belongs to an account, and is a secret by which somebody signs in.'
const queue = 'Is work of this server that is still to be done.'
const notice = 'Tells one person of what stands in the activity.'
const amazon = 'Joins this server to Amazon, whose ids are worth nothing elsewhere.'

/** Where each table of the database is. One that is nowhere fails a test: it has to be decided. */
export function exportedTables(app: Pick<App, 'features'>): Partial<Record<string, TableExport>> {
  const listed = listsOf(app).flatMap(([name, { tables }]) => tables.map((table) => [table, { in: name }]))
  return { ...Object.fromEntries(listed), ...tables }
}

/** Those that are in no list of a feature. */
const tables: Partial<Record<keyof Database & string, { in: OwnPart } | { out: string }>> = {
  family_groups: { in: 'group' },
  members: { in: 'members' },
  users: { in: 'members' },
  invitations: { in: 'members' },
  photos: { in: 'photos' },
  photo_people: { in: 'photos' },
  voices: { in: 'voices' },
  clips: { in: 'clips' },
  recordings: { in: 'recordings' },
  delivery_answers: { in: 'answers' },
  spoken_answers: { in: 'answers' },
  call_requests: { in: 'calls' },
  schedule_entries: { in: 'schedule' },
  schedule_occurrences: { in: 'schedule' },
  life_watches: { in: 'signOfLife' },
  life_people: { in: 'signOfLife' },
  life_told: { in: 'signOfLife' },
  life_away: { in: 'signOfLife' },
  life_days: { in: 'signOfLife' },
  devices: { in: 'devices' },
  deliveries: { in: 'deliveries' },
  delivery_targets: { in: 'deliveries' },
  alexa_heard: { in: 'deliveries' },
  activity: { in: 'activity' },
  old_years: { out: 'Names the files of the folder years.' },
  activity_counts: { out: 'Counts what the files of the folder years list.' },

  sessions: { out: signsIn },
  passkeys: { out: signsIn },
  taken_back: { out: signsIn },
  passkey_challenges: { out: signsIn },
  password_resets: { out: signsIn },
  email_confirmations: { out: signsIn },
  oidc_logins: { out: signsIn },
  upload_keys: { out: 'Are secrets of members, and open this server only.' },
  api_tokens: { out: 'Are secrets of members, and open this server only.' },
  secret_calls: { out: 'Keeps a call that is made again from making a secret of a member again.' },
  webhooks: { out: 'Are addresses and secrets of other programs, which are told by this server only.' },
  webhook_sends: { out: queue },
  calendar_feeds: { out: 'Are secret addresses of members on this server.' },
  calendar_sources: { out: 'Are calendars of other people, with what they keep private.' },
  answers_taken_back: { out: 'Tells a screen that sends a press again that she has taken it back.' },
  call_presses: { out: 'Tells a screen that sends a press again that it was taken.' },
  call_told: { out: notice },
  screen_tokens: { out: 'Are secrets of screens.' },
  screen_pairings: { out: 'Are codes that live for minutes.' },
  screen_links: { out: 'Are links that live for minutes.' },
  echoes: { out: amazon },
  alexa_users: { out: amazon },
  alexa_pairings: { out: amazon },
  alexa_codes: { out: amazon },
  alexa_events: { out: amazon },
  alexa_seen: { out: amazon },
  answers_seen: { out: 'Says what one member has looked at.' },
  notices: { out: notice },
  notice_messages: { out: notice },
  notice_sends: { out: notice },
  notice_choices: { out: 'Is how one member wants to be told.' },
  notice_people: { out: 'Is how one person wants to be told, in all groups.' },
  push_subscriptions: { out: 'Are browsers of one person, with their secrets.' },
  photo_reminders: { out: queue },
  mails: { out: queue },
  uploads: { out: 'Are files that no photo was made of yet.' },
  upload_parts: { out: 'Are parts of files that no photo was made of yet.' },
  daily_backups: { out: "Is the operator's." },
  vapid_keys: { out: "Are this server's keys." },
  rate_limits: { out: "Counts this server's requests." },
}
