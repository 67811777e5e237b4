// What many families cost, computed from what was measured and what is assumed, minute by minute through one day:
//   node bench/scale.ts
// Change an input and run it again: docs/scale.md has its tables from here.

import { table } from './table.ts'

/**
 * Seconds of processor time for 1,000 requests, of the server and of PostgreSQL: `npm run bench:cost`. A heartbeat of a
 * screen's or browser's stream: `npm run bench:streams`, for 2,500 streams in a minute; the database's part is assumed.
 */
const cost = {
  photos: { server: 1.57, database: 1.25 },
  shopping: { server: 0.89, database: 0.44 },
  view: { server: 2.24, database: 1.83 },
  write: { server: 1.35, database: 0.98 },
  report: { server: 0.74, database: 0.53 },
  heartbeat: { server: 0.76, database: 0.2 },
}
/** A picture from a bucket, the same: `npm run bench:pictures-served`, a gallery less its list, for each of its twelve. */
const picture = {
  through: { server: 0.9, database: 0.1 },
  led: { server: 0.4, database: 0.1 },
  /** Seconds of processor time for the files of one photo of 12 megapixels: docs/performance.md. */
  made: 0.5,
}
/** A delivery by the schedule, in seconds for 1,000: docs/performance.md, "Load at eight o'clock". */
const scheduled = { server: 0.1, database: 0.1 }
/** kB of memory of an open stream, on PostgreSQL: `npm run bench:streams`. */
const streamMemory = 32
/** Indexes included, on PostgreSQL: `npm run bench:growth`, 3.3 kB for each photo with what belongs to it. */
const stored = { rowsOfPhoto: 5, bytesOfRow: 670 }
/** Of a delivery by the schedule: the occurrence, the delivery, its target and the activity. Of another write: often the activity alone. */
const rowsOf = { scheduled: 4, otherWrite: 1.5 }
/** What is left of them after HISTORY_YEARS: the photo, its delivery and the target; the thing that was written. Decision 143. */
const rowsLeft = { photo: 3, scheduled: 0, otherWrite: 0.5 }

/** What one family does in a day. Assumed: a family of four that likes it. */
const family = {
  screens: 1.1,
  /** Times that somebody opens the app: the Dashboard's lists, then photos or shopping. */
  visits: 6,
  listsOfVisit: { photos: 2, shopping: 1.5, others: 3 },
  /** Minutes that the app stays open each time. */
  visitMinutes: 4,
  photosSent: 1.5,
  /** Of each reading of the photos: what is in the window, and what of that is not in the browser's cache. */
  picturesOfList: 12,
  newOnes: { throughServer: 0.3, led: 1 },
  /** Items added and ticked, answers, notes, tags, settings. */
  otherWrites: 12,
  /** Deliveries by the schedule, half of them at eight o'clock. */
  scheduled: 0.6,
  /** Bytes of a photo in the storage: the original (a 12-megapixel JPEG) and its variants. */
  photoBytes: 3_500_000 + 700_000,
  /** Of a picture as a page or a screen loads it. */
  pictureBytes: 60_000,
}
/** Fixed by the code: `device-contact.ts`, `use-contact-reports.ts`, `presence.ts`. */
const every = { heartbeat: 60, report: 120, presence: 60 }

/** Share of families by their zone's distance from UTC, in hours. Assumed. */
const zones = { '-8': 0.12, '-6': 0.2, '-5': 0.3, '0': 0.1, '1': 0.28 }
/** Share of a day's visits in each local hour. Assumed: few at night, most in the evening. */
const visitsByHour = [1, 0.5, 0.3, 0.3, 0.5, 1, 3, 5, 7, 6, 5, 5, 6, 5, 4, 4, 5, 6, 8, 9, 8, 6, 4, 2].map(
  (weight, _index, all) => weight / all.reduce((sum, one) => sum + one, 0),
)

/** Of a processor or a database, so that a minute with more than usual does not queue. */
const useAtMost = 0.6
/** One process of Node uses one processor; this many streams are held by one. */
const streamsOfServer = 20_000
const coresOfDatabase = 32
/** How a database comes back, in bytes a second. Assumed: eight jobs of pg_restore, and a copy of files over a network. */
const restored = { dump: 50e6, copy: 500e6 }

const sizes = [1_000, 10_000, 100_000, 1_000_000]
const days = sizes.map(simulateDay)
const rows: [string, (day: Day) => string][] = [
  ['requests a day', ({ requests }) => rounded(requests)],
  ['requests a second, busiest minute', ({ peak }) => rounded(peak.requests)],
  ['open streams, busiest minute', ({ peak }) => rounded(peak.streams)],
  ['heartbeats and reports of screens a second, always', ({ beats }) => rounded(beats)],
  ['commits a second, busiest minute', ({ peak }) => rounded(peak.commits)],
  ['scheduled deliveries in the busiest minute', ({ peak }) => rounded(peak.scheduled)],
  ['processors for the servers', ({ peak }) => rounded(peak.server)],
  ['… of which for heartbeats and reports', ({ beatCores }) => rounded(beatCores.server)],
  ['servers (processes)', ({ servers }) => rounded(servers)],
  ['memory of the streams', ({ peak }) => `${rounded((peak.streams * streamMemory) / 1e6)} GB`],
  ['processors of the database', ({ peak }) => rounded(peak.database)],
  ['… of which for heartbeats and reports', ({ beatCores }) => rounded(beatCores.database)],
  ['live messages a second, each heard by every server', ({ peak }) => rounded(peak.messages)],
  ['rows a year', ({ rowsOfYear }) => rounded(rowsOfYear)],
  ['database after a year', ({ rowsOfYear }) => `${rounded((rowsOfYear * stored.bytesOfRow) / 1e9)} GB`],
  [
    'database with rows of two years',
    ({ rowsOfYear }) => `${rounded((2 * rowsOfYear * stored.bytesOfRow) / 1e9)} GB`,
  ],
  ['… back from a dump', ({ rowsOfYear }) => hours((2 * rowsOfYear * stored.bytesOfRow) / restored.dump)],
  [
    '… back from a copy of its files',
    ({ rowsOfYear }) => hours((2 * rowsOfYear * stored.bytesOfRow) / restored.copy),
  ],
  [
    'each further year adds to it',
    ({ rowsLeftOfYear }) => `${rounded((rowsLeftOfYear * stored.bytesOfRow) / 1e9)} GB`,
  ],
  [
    'pictures a second through the servers, busiest minute',
    ({ peak }) => rounded(peak.pictures * family.newOnes.throughServer),
  ],
  [
    '… bytes of them',
    ({ peak }) =>
      `${rounded((peak.pictures * family.newOnes.throughServer * family.pictureBytes * 8) / 1e6)} Mbit/s`,
  ],
  [
    '… processors for them',
    ({ peak }) => rounded(sumOf([[peak.pictures * family.newOnes.throughServer, picture.through]]).server),
  ],
  ['led to the bucket a second, busiest minute', ({ peak }) => rounded(peak.pictures * family.newOnes.led)],
  [
    '… processors for that',
    ({ peak }) => rounded(sumOf([[peak.pictures * family.newOnes.led, picture.led]]).server),
  ],
  [
    'processors that make the files of new photos, busiest minute',
    ({ peak }) => rounded((peak.photos * picture.made) / useAtMost),
  ],
  ['storage of pictures after a year', ({ pictures }) => `${rounded(pictures / 1e12)} TB`],
]
console.log(
  table(
    ['families', ...sizes.map(rounded)],
    rows.map(([name, of]) => [name, ...days.map(of)]),
  ),
)
console.log(
  `\nOne database of ${coresOfDatabase} processors at ${useAtMost * 100} % is full at ${rounded(wallOf('all'))} families; if heartbeats and reports were free, at ${rounded(wallOf('without beats'))}.`,
)

type Load = {
  requests: number
  streams: number
  commits: number
  scheduled: number
  messages: number
  /** What pages show of photos, with what they have in their caches. */
  pictures: number
  photos: number
  server: number
  database: number
}
type Day = ReturnType<typeof simulateDay>

/** Loads are for a second; `server` and `database` are processors that are wanted for `useAtMost`. */
function simulateDay(families: number) {
  const { heartbeats, reports } = beatsOf(families)
  const beats = heartbeats + reports
  const beatCores = sumOf([
    [heartbeats, cost.heartbeat],
    [reports, cost.report],
  ])
  let requests = 0
  const peak: Load = {
    requests: 0,
    streams: 0,
    commits: 0,
    scheduled: 0,
    messages: 0,
    pictures: 0,
    photos: 0,
    server: 0,
    database: 0,
  }
  for (let minute = 0; minute < 24 * 60; minute++) {
    const load = loadAt(minute, families)
    requests += load.requests * 60
    for (const name of Object.keys(peak) as (keyof Load)[]) peak[name] = Math.max(peak[name], load[name])
  }
  const servers = Math.max(1, Math.ceil(peak.server), Math.ceil(peak.streams / streamsOfServer))
  const photosOfYear = families * family.photosSent * 365
  const rowsOfYear =
    photosOfYear * stored.rowsOfPhoto +
    families * 365 * (family.otherWrites * rowsOf.otherWrite + family.scheduled * rowsOf.scheduled)
  const rowsLeftOfYear =
    photosOfYear * rowsLeft.photo +
    families * 365 * (family.otherWrites * rowsLeft.otherWrite + family.scheduled * rowsLeft.scheduled)
  return {
    requests,
    peak,
    beats,
    beatCores,
    servers,
    rowsOfYear,
    rowsLeftOfYear,
    pictures: photosOfYear * family.photoBytes,
  }
}

function loadAt(minute: number, families: number): Load {
  let visits = 0
  let atEight = 0
  for (const [offset, share] of Object.entries(zones)) {
    const local = (minute + Number(offset) * 60 + 24 * 60) % (24 * 60)
    visits += families * share * family.visits * ((visitsByHour[Math.floor(local / 60)] ?? 0) / 60)
    if (local === 8 * 60) atEight += families * share * (family.scheduled / 2)
  }
  // Of one minute, as a rate for each second.
  const visitRate = visits / 60
  const perVisit = (ofDay: number) => (visitRate * ofDay) / family.visits
  const { photos, shopping, others } = family.listsOfVisit
  const browsers = visits * family.visitMinutes
  const writes = perVisit(family.photosSent + family.otherWrites)
  const presence = browsers / every.presence
  const changes = writes + atEight / 60
  const views = changes * family.screens
  const screens = families * family.screens
  const { heartbeats, reports } = beatsOf(families)
  const work: Work[] = [
    [visitRate * photos, cost.photos],
    [visitRate * (shopping + others), cost.shopping],
    [views, cost.view],
    [writes, cost.write],
    [heartbeats, cost.heartbeat],
    [reports + presence, cost.report],
    [atEight / 60, scheduled],
  ]
  // A server writes the heartbeats of a second in one transaction.
  const gathered = Math.ceil((screens + browsers) / streamsOfServer)
  return {
    requests: visitRate * (photos + shopping + others) + views + writes + reports,
    streams: screens + browsers,
    commits: writes + Math.min(heartbeats, gathered) + reports + presence + atEight / 60,
    scheduled: atEight,
    messages: changes * 2,
    pictures: visitRate * photos * family.picturesOfList,
    photos: perVisit(family.photosSent),
    ...sumOf(work),
  }
}

/** What all screens send in a second, day and night. */
function beatsOf(families: number) {
  const screens = families * family.screens
  return { heartbeats: screens / every.heartbeat, reports: screens / every.report }
}

/** So many requests a second, and what 1,000 of them cost. */
type Work = [number, { server: number; database: number }]

/** The processors that all of it wants. */
function sumOf(work: Work[]) {
  const coresOf = (of: 'server' | 'database') =>
    work.reduce((sum, [rate, one]) => sum + (rate * one[of]) / 1000 / useAtMost, 0)
  return { server: coresOf('server'), database: coresOf('database') }
}

/** Loads grow with the number of families, so the wall is where a straight line meets it. */
function wallOf(what: 'all' | 'without beats'): number {
  const { peak, beatCores } = simulateDay(1_000_000)
  const wanted = what === 'all' ? peak.database : peak.database - beatCores.database
  return (coresOfDatabase / wanted) * 1_000_000
}

function hours(seconds: number): string {
  return seconds < 3600 ? `${rounded(seconds / 60)} min` : `${rounded(seconds / 3600)} h`
}

function rounded(number: number): string {
  return Number(number.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 })
}
