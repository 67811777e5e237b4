import type { ContentItem, NewContentItem } from '#contract/content.ts'
import type { Answer, Browser } from '../browser.ts'
import { givenContent, givenUpload } from './given.ts'
import { givenSound } from './given-voice.ts'

type GivenRecording = { sound?: Buffer; photoId?: string }

/** The answer to an upload of a sound that becomes the recording of a recommendation. */
export async function record(
  person: Browser,
  itemPath: string,
  { sound = givenSound(3), ...given }: GivenRecording = {},
): Promise<Answer> {
  const objectPath = await givenUpload(person, sound)
  return person.request('PUT', `${itemPath}/recording`, { objectPath, ...given })
}

/** A piece of music with a recording. */
export async function givenSong(
  person: Browser,
  path: string,
  { sound, photoId, ...given }: Partial<NewContentItem> & GivenRecording = {},
): Promise<ContentItem> {
  const { id } = await givenContent(person, path, {
    type: 'music',
    provider: 'elsewhere',
    title: 'The toy piano',
    ...given,
  })
  const recorded = await record(person, `${path}/content/${id}`, {
    ...(sound && { sound }),
    ...(photoId !== undefined && { photoId }),
  })
  if (recorded.status !== 200) throw new Error(`no recording: ${recorded.bytes}`)
  return recorded.body
}
