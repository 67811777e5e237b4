import { givenPicture } from '../given/given-picture.ts'
import { type Finding, findings } from './report.ts'
import { atServer, made, openWorld, until } from './world.ts'

/** How long until a right that was taken away at one server is gone at every server. */
export async function tortureByRevocation(): Promise<Finding[]> {
  const world = await openWorld()
  const report = findings('revocation', world.engine)
  try {
    const { path } = world
    const here = world.servers[0] as (typeof world.servers)[number]
    const there = world.servers.at(-1) as typeof here
    const anna = atServer(here, world.anna)
    const photoPath = `/api${(await givenPhotoOf(world.ben, path)).objectPath}`
    const ben = atServer(there, world.ben)
    const screen = atServer(there, world.screen)
    await made(ben.get(photoPath))
    const { uploadURL } = await made(world.ben.post('/api/objects/upload'))
    const streams = [await ben.listen(`${path}/live`), await screen.listen('/api/screen/live')]
    for (const stream of streams) await stream.until('open')

    const measure = async (what: string, take: () => Promise<unknown>, gone: (() => Promise<unknown>)[]) => {
      await take()
      const began = performance.now()
      await Promise.all(gone.map((one) => one()))
      report.note(what, `${Math.round(performance.now() - began)} ms`)
    }
    const status = (call: () => Promise<{ status: number }>, expected: number, what: string) => () =>
      until(async () => (await call()).status === expected, what)

    const [device] = await made(anna.get(`${path}/devices`))
    await measure(
      'a screen that is removed: its page and its stream',
      () => made(anna.delete(`${path}/devices/${device.id}`)),
      [
        status(() => screen.get('/api/screen'), 401, 'the screen is refused'),
        () => streams[1]?.ended ?? Promise.resolve(),
      ],
    )
    const members = await made(anna.get(`${path}/members`))
    const member = members.find(({ role }: { role: string }) => role === 'member')
    await measure(
      'a member who is removed: lists, pictures, an upload, the stream',
      () => made(anna.delete(`${path}/members/${member.id}`)),
      [
        status(() => ben.get(`${path}/photos`), 404, 'the lists are gone'),
        status(() => ben.get(photoPath), 404, 'the picture is gone'),
        async () => {
          const bytes = await givenPicture()
          const objectPath = `/objects/${new URL(uploadURL).pathname.split('/').at(-1)}`
          await ben.put(uploadURL, bytes).catch(() => null)
          await status(() => ben.post(`${path}/photos`, { objectPath }), 404, 'the upload is worth nothing')()
        },
        () => streams[0]?.ended ?? Promise.resolve(),
      ],
    )
    const elsewhere = atServer(there, world.anna)
    const sessions = await made(anna.get('/api/auth/sessions'))
    const stream = await elsewhere.listen(`${path}/live`)
    await stream.until('open')
    await measure(
      'a session that is ended: its calls and its stream',
      () => made(anna.delete(`/api/auth/sessions/${sessions[0].id}`)),
      [status(() => elsewhere.get('/api/auth/user'), 401, 'the session is gone'), () => stream.ended],
    )
  } finally {
    await world.close()
  }
  return report.found
}

async function givenPhotoOf(
  person: Parameters<typeof atServer>[1],
  path: string,
): Promise<{ objectPath: string }> {
  const { uploadURL, objectPath } = await made(person.post('/api/objects/upload'))
  const put = await person.put(uploadURL, await givenPicture())
  if (put.status !== 200) throw new Error(`The upload was answered with ${put.status}.`)
  return made(person.post(`${path}/photos`, { objectPath }))
}
