import { type Voice, voicesApi } from '#contract/voices/voices.ts'
import { putFile } from '../../photos/upload/transfer/put-file.ts'
import { call, isFinalRefusal } from '../../platform/server/api.ts'
import { within } from '../../platform/server/within.ts'

/** Milliseconds in which a voice is made: it waits in the line of pictures. */
const claimFor = 180_000

export type VoiceToSend = {
  mp3: Blob
  words: string
  photoId: string | null
  /** Of an earlier try, whose answer was lost: the same bytes are the same voice. */
  objectPath: string | null
  /** Gets the bytes' place at the server, and null when the server refuses what is there. */
  onStored: (objectPath: string | null) => Promise<unknown>
}

/** Uploads the voice and sends it, as one thing for the server. Can be called again after it has failed. */
export async function sendVoice(groupId: string, voice: VoiceToSend): Promise<Voice> {
  const { mp3, words, photoId } = voice
  const objectPath =
    voice.objectPath ??
    (await putFile(
      { name: 'voice.mp3', type: 'audio/mpeg', data: mp3 },
      { signal: new AbortController().signal, onProgress: () => {} },
    ))
  if (!voice.objectPath) await voice.onStored(objectPath)
  try {
    const input = { params: { groupId }, body: { objectPath, words, photoId, isSent: true } }
    return await within(claimFor, (inTime) => call(voicesApi.add, input, inTime))
  } catch (error) {
    if (isFinalRefusal(error)) await voice.onStored(null)
    throw error
  }
}
