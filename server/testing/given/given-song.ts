import type * as z from 'zod/mini'
import type { ContentItem, ContentItemChange, NewContentItem } from '#contract/content.ts'
import type { Answer, Browser } from '../browser.ts'
import { givenContent, givenUpload } from './given.ts'
import { givenSound } from './given-voice.ts'

type GivenRecording = { sound?: Buffer; photoId?: string }

/** The answer to an upload of a sound that becomes the recording of a recommendation, which may be changed with it. */
export async function record(
  person: Browser,
  itemPath: string,
  { sound = givenSound(3), photoId, ...change }: GivenRecording & z.input<typeof ContentItemChange> = {},
): Promise<Answer> {
  const objectPath = await givenUpload(person, sound)
  return person.patch(itemPath, { ...change, recording: { objectPath, photoId } })
}

/** Takes the recording of a recommendation away. */
export function takeAway(person: Browser, itemPath: string): Promise<Answer> {
  return person.patch(itemPath, { recording: null })
}

/** A piece of music with a recording, which was added with it. */
export async function givenSong(
  person: Browser,
  path: string,
  { sound = givenSound(3), photoId, ...given }: Partial<NewContentItem> & GivenRecording = {},
): Promise<ContentItem> {
  const objectPath = await givenUpload(person, sound)
  return givenContent(person, path, {
    type: 'music',
    provider: 'elsewhere',
    title: 'The toy piano',
    recording: { objectPath, photoId },
    ...given,
  })
}
