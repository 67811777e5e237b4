import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import type { User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { App } from '../platform/context.ts'
import { clipFiles } from './export/clip-files.ts'
import { familyJson, listEverybody } from './export/family-json.ts'
import { indexPage } from './export/page/index-page.ts'
import { faceFiles, type Pictures, photoFiles } from './export/picture-files.ts'
import { recordingFiles } from './export/recording-files.ts'
import { voiceFiles } from './export/voice-files.ts'
import { oldYearFiles } from './old-years/old-year-files.ts'

/** The page to look at is in this language. */
type Wanted = { groupId: string; language: Language }

/**
 * Everything that the family has added, streamed as one ZIP: the original pictures, the voices, the clips, one JSON file, and a page to look at
 * them. The texts come last, because only then it is known which pictures are missing. The old years come after the
 * lists: rows that leave the database meanwhile are in both rather than in none.
 */
export function exportGroup(app: App, user: User, wanted: Wanted): ReadableStream<Uint8Array> {
  return makeZip(lettingGo(filesOf(app, user, wanted)))
}

/** Who ends the download in the middle of a file leaves the rest of it unread, and its connection to the storage open. */
async function* lettingGo(files: ReturnType<typeof filesOf>): ReturnType<typeof filesOf> {
  for await (const file of files)
    try {
      yield file
    } finally {
      if (file.input instanceof Readable) file.input.destroy()
    }
}

async function* filesOf(app: App, user: User, { groupId, language }: Wanted) {
  const pictures: Pictures = {
    photos: new Map(),
    faces: new Map(),
    voices: new Map(),
    clips: new Map(),
    recordings: new Map(),
  }
  yield* photoFiles(app, groupId, pictures)
  yield* faceFiles(app, await listEverybody(app, groupId), pictures)
  yield* voiceFiles(app, groupId, pictures)
  yield* clipFiles(app, groupId, pictures)
  yield* recordingFiles(app, groupId, pictures)
  const lastModified = app.clock.now()
  yield { name: 'family.json', input: familyJson(app, user, groupId, pictures), lastModified }
  const years = []
  for await (const file of oldYearFiles(app, groupId)) {
    years.push(file.name)
    yield file
  }
  yield {
    name: 'index.html',
    input: indexPage(app, user, groupId, { pictures, hasOldYears: years.length > 0, language }),
    lastModified,
  }
}
