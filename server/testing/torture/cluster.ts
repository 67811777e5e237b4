import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '../../platform/clock.ts'
import { openBrowser } from '../browser.ts'
import { givenPicture } from '../given/given-picture.ts'
import { bucketEnvironment, startBucket } from '../others/bucket.ts'
import { freePort, type RunningServer, startServer } from '../processes/running-server.ts'
import { createDatabase } from '../test-database.ts'
import { expectNothingLost, expectWholePictures } from './invariants.ts'
import { startLoad } from './load.ts'
import { startProxy } from './proxy.ts'
import { type Finding, findings } from './report.ts'
import { atServer, givenFamilyAt, lookInto, made, type Target, until } from './world.ts'

type Report = ReturnType<typeof findings>

const drain = 1
/** Longer than nginx leaves a server alone that did not answer. */
const betweenRestarts = seconds(3)

/** Three servers on PostgreSQL and a bucket, behind nginx with the configuration of the documents. */
export async function tryCluster(options: { nginx: string; lasting: number }): Promise<Finding[]> {
  const report = findings('cluster', 'nginx, 3 servers')
  const database = await createDatabase()
  const bucket = await startBucket()
  const port = await freePort()
  const environment = {
    ...database.environment,
    ...bucketEnvironment(bucket.config),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
    SECRET_KEY: randomBytes(32).toString('hex'),
    DRAIN_SECONDS: String(drain),
    DATABASE_TIMEOUT: '10',
    LOG_LEVEL: 'error',
    UPLOAD_QUOTA: 'off',
  }
  const servers = [1, 2, 3].map(() => startServer(environment))
  const running = await Promise.all(servers)
  const proxy = await startProxy(options.nginx, port, running)
  try {
    const target = { ...(await givenFamilyAt(proxy)), servers: [proxy] }
    await expectStreams(report, target)
    await expectUploads(report, target, running)
    await expectNotices(report, target)
    const load = await startLoad(target, { atOnce: 8 })
    await load.plan(Date.now() + seconds(2))
    await sleep(options.lasting)
    report.none('under load: answers with 5xx', load.ledger.failures)
    report.none('under load: no answer', load.ledger.unanswered)
    const failed = () => [...load.ledger.failures, ...load.ledger.unanswered]

    const codes: unknown[] = []
    const before = failed().length
    for (const server of running) {
      codes.push(...(await server.end()))
      await server.start()
      await until(async () => (await fetch(`${server.url}/readyz`)).ok, 'the server is ready again')
      await sleep(betweenRestarts)
    }
    report.note(
      'a restart of one after the other: exit codes',
      codes.filter((code) => code !== null).join(', '),
    )
    report.none('requests that were lost by it', failed().slice(before))

    const beforeKill = failed().length
    const [dying] = running
    await dying?.kill()
    await sleep(betweenRestarts)
    const atKill = failed().slice(beforeKill)
    const repeatable = atKill.filter((one) => /^(GET|PUT|DELETE) /.test(one))
    report.note(
      'kill -9 of one: changes under way there, answered with 502',
      atKill.length - repeatable.length,
    )
    report.none('kill -9 of one: reads that failed', repeatable)
    await dying?.start()
    await sleep(betweenRestarts)
    report.none('5xx once it is back', failed().slice(beforeKill + atKill.length))
    await load.stop()

    await expectLimits(report, proxy)
    const counts = [...proxy.answered().values()]
    report.note('requests by server', counts.join(', '), counts.length === running.length)
    await expectWholePictures(report, target)
    for (const server of running) await server.end()
    const look = <T>(work: Parameters<typeof lookInto<T>>[1]) =>
      lookInto({ ...environment, DATA_DIR: running[0]?.dataDir ?? '' }, work)
    await expectNothingLost(report, { look }, load.ledger)
  } finally {
    await proxy.stop()
    for (const server of running) await server.stop()
    await bucket.stop()
    await database.drop()
  }
  return report.found
}

/** A change that one server makes is told by all of them. */
async function expectStreams(report: Report, { anna, ben, path, screen }: Target): Promise<void> {
  const family = await Promise.all(Array.from({ length: 6 }, () => anna.listen(`${path}/live`)))
  const room = await screen.listen('/api/screen/live')
  for (const stream of [...family, room]) await stream.until('open')
  await made(ben.post(`${path}/shopping/items`, { name: 'told by all' }))
  await Promise.all(family.map((stream) => stream.untilChanged('shopping')))
  for (const stream of [...family, room]) stream.close()
  report.note('streams that told of a change, of 6', family.length)
}

/** Address, bytes, claim and reading at whichever server. */
async function expectUploads(report: Report, { ben, path }: Target, servers: RunningServer[]): Promise<void> {
  const { uploadURL, objectPath } = await made(ben.post('/api/objects/upload'))
  const put = await ben.put(uploadURL, await givenPicture())
  const photo = await made(ben.post(`${path}/photos`, { objectPath }))
  const read = servers.map((server) => atServer(server, ben).get(`/api${photo.objectPath}`))
  const statuses = [put, ...(await Promise.all(read))].map(({ status }) => status)
  const isGood = statuses.every((status) => status === 200)
  report.note('an upload, and its picture at each server', statuses.join(', '), isGood)
}

/** Each thing is told once, although three servers look for what is to be told. */
async function expectNotices(report: Report, { anna, ben, path }: Target): Promise<void> {
  const names = Array.from({ length: 10 }, (_, count) => `noticed ${count}`)
  await Promise.all(names.map((name) => made(ben.post(`${path}/shopping/items`, { name }))))
  const told = async () => {
    const { body } = await anna.get('/api/notices?limit=100')
    const sentences: string[] = body.map(({ sentence }: { sentence: string }) => sentence)
    return sentences.reduce(
      (sum, one) => sum + Number(/put (\d+) things/.exec(one)?.[1] ?? (/ put /.test(one) ? 1 : 0)),
      0,
    )
  }
  // With the one of the streams.
  await until(async () => (await told()) >= names.length + 1, 'all notices are there')
  const count = await told()
  report.note('notices of 11 things', count, count === names.length + 1)
}

/** Limits are counted for all servers together, and by the browser's address. */
async function expectLimits(report: Report, proxy: { url: string }): Promise<void> {
  const guess = { email: 'anna-hartley@example.com', password: 'a wrong password' }
  const statuses: number[] = []
  for (let count = 0; count < 12; count++)
    statuses.push((await openBrowser(proxy).post('/api/auth/sign-in', guess)).status)
  const refused = statuses.filter((status) => status === 429).length
  report.note('wrong passwords of 12 that were refused unread', refused, refused === 2)
}
