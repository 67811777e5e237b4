import { type Html, html } from '../../../platform/html.ts'
import type { PhotoFiles } from '../picture-files.ts'
import { type ExportedPhoto, photoPages } from '../read-photos.ts'
import { readAnswersTo } from '../read-said.ts'
import { answersWords, dayWords, joined, monthWords, type PageContext } from './words.ts'

/** All photos, in a grid for each month in which they were shared. */
export async function* photoPieces(page: PageContext): AsyncGenerator<Html> {
  const { app, groupId, pictures } = page
  yield* missingPiece(pictures.photos)
  let month: string | null = null
  for await (const photos of photoPages(app, groupId)) {
    const ids = photos.map(({ id }) => id)
    const answers = await readAnswersTo(app, groupId, 'photo', ids)
    for (const photo of photos) {
      const files = pictures.photos.get(photo.id)
      if (!files) continue
      const itsMonth = monthWords(page, photo.created_at)
      if (itsMonth !== month) yield html`${month && html`</ul>\n`}<h3>${itsMonth}</h3>\n<ul class="photos">\n`
      month = itsMonth
      yield figure(page, photo, files, answersWords(answers.get(photo.id) ?? []))
    }
  }
  yield month === null ? html`<p class="quiet">There are no photos yet.</p>\n` : html`</ul>\n`
}

function* missingPiece(photos: Map<string, PhotoFiles>): Generator<Html> {
  const missing = [...photos.values()].filter(({ original }) => original === null).length
  if (missing === 0) return
  const what = missing === 1 ? 'The file of one photo is' : `The files of ${missing} photos are`
  yield html`<p class="missing">${what} missing on the server. You find “Missing” beside each.</p>\n`
}

function figure(page: PageContext, photo: ExportedPhoto, files: PhotoFiles, answers: string): Html {
  const { width, height } = photo
  const source = files.small ?? files.shown
  const picture = source
    ? html`<img src="${addressOf(source)}" alt="${photo.caption ?? ''}" width="${width}" height="${height}" loading="lazy" decoding="async">`
    : html`<span class="gone">Missing</span>`
  const full = files.shown ?? files.original
  const shared = joined([photo.sharedBy && `Shared by ${photo.sharedBy}`, dayWords(page, photo.created_at)])
  return html`<li><figure>
${full ? html`<a href="${addressOf(full)}">${picture}<span class="unseen">${photo.caption ? null : `Photo of ${dayWords(page, photo.created_at)}`}</span></a>` : picture}
<figcaption>
${photo.caption && html`<p class="caption">${photo.caption}</p>`}
${photo.people.length > 0 ? html`<p>${joined(photo.people)}</p>` : null}
${answers && html`<p class="answer">${answers}</p>`}
<p class="quiet">${shared}</p>
${originalLine(files)}
</figcaption></figure></li>
`
}

/** Where the picture that opens is not the original. */
function originalLine({ original, shown }: PhotoFiles): Html | null {
  if (original === null)
    return html`<p class="missing">Missing: the original${shown ? '; this is a smaller one' : null}.</p>`
  return original === shown ? null : html`<p><a href="${addressOf(original)}">Original file</a></p>`
}

/** A relative address; the names have blanks. */
export function addressOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
