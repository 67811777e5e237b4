import { sql } from 'kysely'
import type { Metric } from 'prom-client'
import { seconds } from '../clock.ts'
import type { App } from '../context.ts'
import { countConnections } from '../db/connections.ts'
import { readText } from '../db/postgres/pipeline.ts'
import { keptFree } from '../disk.ts'
import { countStreams } from '../http/answer/event-stream.ts'
import type { DueWork } from '../work/due.ts'
import { inTime, type Reading, readGauge } from './read-gauge.ts'

/** What this process, its database and its disk are like now. */
export function platformGauges(app: App): Metric[] {
  return [
    readGauge(app, {
      name: 'sunporch_info',
      help: 'Always 1: what this process does. "all" and "web" answer families, "all" and "worker" do due work.',
      labelNames: ['role'],
      read: async () => [[{ role: app.config.role }, 1]],
    }),
    readGauge(app, {
      name: 'sunporch_event_streams_open',
      help: 'Browsers and screens that are connected now, by how they hear of changes: a stream by GET or POST, or polling.',
      labelNames: ['way'],
      read: async () => Object.entries(countStreams()).map(([way, count]) => [{ way }, count]),
    }),
    ...databaseGauges(app),
    ...diskGauges(app),
    lagGauge(app),
  ]
}

function databaseGauges(app: App): Metric[] {
  const look = () => inTime(readText(app, sql`select 1`), seconds(2))
  return [
    readGauge(app, {
      name: 'sunporch_database_up',
      help: '1 where the database answers a read within two seconds, else 0.',
      read: async () => [
        [
          {},
          await look().then(
            () => 1,
            () => 0,
          ),
        ],
      ],
    }),
    readGauge(app, {
      name: 'sunporch_database_connections',
      help: 'Connections of this process to PostgreSQL: in use, with those that reads share, and idle; and how many calls wait for one. None with SQLite.',
      labelNames: ['state'],
      read: async () =>
        Object.entries(countConnections(app.db) ?? {}).map(([state, count]) => [{ state }, count]),
    }),
  ]
}

/** Of the data folder: with PostgreSQL and S3 nothing of families is stored there. */
function diskGauges({ clock, log, disk, config }: App): Metric[] {
  const gauge = (name: `sunporch_${string}`, help: string, bytes: () => number) =>
    readGauge({ clock, log }, { name, help, read: async () => [[{}, bytes()]] })
  return [
    gauge('sunporch_disk_size_bytes', 'Size of the disk of the data folder.', () => disk.space().total),
    gauge('sunporch_disk_free_bytes', 'What is free there for this process.', () => disk.space().free),
    gauge(
      'sunporch_disk_kept_free_bytes',
      'With so little free no more pictures are taken: DISK_KEEP_FREE. 0 where pictures are stored on S3.',
      () => (config.s3 ? 0 : keptFree(disk.space().total, config.keepFree)),
    ),
  ]
}

/**
 * From the start of this process on, because before it may be nobody could work, and because what is to be done at once has
 * 0 as its time.
 */
function lagGauge(app: App): Metric {
  const startedAt = app.clock.now()
  const works = app.listeners.flatMap(({ dueWorks = [] }) => dueWorks)
  const lag = async ({ name, nextAt }: DueWork): Promise<Reading<'work'>> => {
    const [next, now] = [await nextAt(app), app.clock.now()]
    return [{ work: name }, next === null ? 0 : Math.max(0, now - Math.max(next, startedAt)) / 1000]
  }
  return readGauge(app, {
    name: 'sunporch_due_work_lag_seconds',
    help: 'How long the first row that waits for each kind of due work could have been begun since this process started; 0 while none is late.',
    labelNames: ['work'],
    read: () => Promise.all(works.map(lag)),
  })
}
