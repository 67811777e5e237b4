import { minutes, seconds } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { limitConcurrency } from '../../platform/work/concurrency.ts'
import { otherProcess, ProcessEnded } from '../../platform/work/other-process.ts'
import type { Makers } from './makers.ts'
import type { PictureAnswer, PictureTask } from './picture-process.ts'
import { UnreadablePicture } from './unreadable-picture.ts'

declare module '../../platform/context.ts' {
  interface App {
    pictures: Makers
  }
}

export function openPictures(): Makers {
  return picturesIn(new URL('./picture-process.ts', import.meta.url))
}

/**
 * Makes pictures in a process of its own, because libvips gives its memory back only with its process. Where that
 * process ends early, each picture in it is tried once more, one at a time: most were only beside the one that ended it.
 */
export function picturesIn(script: URL): Makers {
  const ask = otherProcess<PictureTask, PictureAnswer>({
    script,
    heap: 512,
    // glibc keeps less free memory for each thread.
    environment: { MALLOC_ARENA_MAX: '2' },
    longest: minutes(5),
    idle: seconds(20),
  })
  const oneAtATime = limitConcurrency(1)

  async function make<Name extends keyof Makers>(name: Name, original: Buffer): Promise<Made<Name>> {
    const task = { name, original }
    const answer = await ask(task)
      .catch(unlessEnded(() => oneAtATime(() => ask(task))))
      .catch(unlessEnded(notNow))
    if ('unreadable' in answer) throw new UnreadablePicture(answer.unreadable)
    if ('failed' in answer) throw new Error(`The pictures could not be made: ${answer.failed}`)
    return answer.made as Made<Name>
  }

  return {
    makePicture: (original) => make('makePicture', original),
    makeAvif: (original) => make('makeAvif', original),
    makeFace: (original) => make('makeFace', original),
    findPoint: (file) => make('findPoint', file),
  }
}

type Made<Name extends keyof Makers> = Awaited<ReturnType<Makers[Name]>>

function unlessEnded<Result>(orElse: () => Promise<Result>): (error: unknown) => Promise<Result> {
  return (error) => {
    if (error instanceof ProcessEnded) return orElse()
    throw error
  }
}

/** The upload is kept: the machine may have been short of memory. */
async function notNow(): Promise<never> {
  const sentence = 'This picture could not be made ready. Please try again in a minute.'
  throw new AppError('unavailable', 503, sentence, { retryAfterSeconds: 60 })
}
