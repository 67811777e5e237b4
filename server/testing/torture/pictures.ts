import sharp from 'sharp'
import { hours } from '../../platform/clock.ts'
import { givenPicture } from '../given/given-picture.ts'
import { type Chance, chanceOf } from './chance.ts'
import { memoryOf } from './memory.ts'
import { type Finding, findings, megabytes } from './report.ts'
import { openWorld } from './world.ts'

const atOnce = 2
/** Fewer than a person may upload in an hour. */
const inOneHour = 300

/** Uploads pictures that are damaged at random. Each is taken or refused; the server lives. */
export async function tortureByPictures(options: { pictures: number; seed: number }): Promise<Finding[]> {
  const world = await openWorld()
  const report = findings('pictures', world.engine)
  const chance = chanceOf(options.seed)
  try {
    const originals = await givenOriginals()
    const answers = new Map<number, number>()
    const broken: string[] = []
    let tried = 0
    let most = 0
    async function uploadSome() {
      while (tried < options.pictures) {
        const number = ++tried
        if (number % inOneHour === 0) await world.advance(hours(1))
        const bytes = damaged(chance, chance.pick(originals))
        const { body } = await world.ben.post('/api/objects/upload')
        const put = await world.ben.put(body.uploadURL, bytes)
        const claim = await world.ben.post(`${world.path}/photos`, { objectPath: body.objectPath })
        answers.set(claim.status, (answers.get(claim.status) ?? 0) + 1)
        for (const { status } of [put, claim]) if (status >= 500) broken.push(`picture ${number}: ${status}`)
        most = Math.max(most, ...world.servers.map(memoryOf))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, uploadSome))
    const seen = [...answers].toSorted().map(([status, count]) => `${count} × ${status}`)
    report.note(`damaged pictures, seed ${options.seed}`, `${tried}: ${seen.join(', ')}`)
    report.none('answers with 5xx', broken)
    report.note('most memory of a server', megabytes(most))
    report.none(
      'servers that have ended',
      world.servers.filter((server) => !server.isRunning()).map(({ url }) => url),
    )
  } finally {
    await world.close()
  }
  return report.found
}

async function givenOriginals(): Promise<Buffer[]> {
  const jpeg = await givenPicture({ width: 200, height: 150, taken: '2024:05:01 12:34:56' })
  return [
    jpeg,
    await sharp(jpeg).png().toBuffer(),
    await sharp(jpeg).webp().toBuffer(),
    await sharp(jpeg).jpeg({ progressive: true }).toBuffer(),
  ]
}

/** Bits turned over, an end cut off, bytes put in or taken out, or numbers that are too large. */
function damaged(chance: Chance, original: Buffer): Buffer {
  const bytes = Buffer.from(original)
  const at = chance.int(bytes.length)
  switch (chance.int(5)) {
    case 0:
      for (let count = 1 + chance.int(20); count > 0; count--) {
        const place = chance.int(bytes.length)
        bytes[place] = (bytes[place] ?? 0) ^ (1 << chance.int(8))
      }
      return bytes
    case 1:
      return bytes.subarray(0, at)
    case 2:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.alloc(1 + chance.int(2000), chance.int(256)),
        bytes.subarray(at),
      ])
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + chance.int(500))])
    default: {
      // Where formats keep lengths and sizes.
      const place = chance.int(Math.min(600, bytes.length - 4))
      bytes.writeUInt32BE(chance.pick([0, 0xff_ff, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]), place)
      return bytes
    }
  }
}
