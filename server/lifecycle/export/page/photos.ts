import { type Html, html } from '../../../platform/html.ts'
import type { PhotoFiles } from '../picture-files.ts'
import { type ExportedPhoto, photoPages } from '../read-photos.ts'
import { readAnswersTo } from '../read-said.ts'
import type { ExportWords } from './language/en.ts'
import { answersWords, dayWords, joined, monthWords, type PageContext } from './words.ts'

/** All photos, in a grid for each month in which they were shared. */
export async function* photoPieces(page: PageContext): AsyncGenerator<Html> {
  const { app, groupId, pictures } = page
  yield* missingPiece(page)
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
      yield figure(page, photo, files, answersWords(page, answers.get(photo.id) ?? []))
    }
  }
  yield month === null ? html`<p class="quiet">${page.words.noPhotos}</p>\n` : html`</ul>\n`
}

function* missingPiece({ pictures, words }: PageContext): Generator<Html> {
  const missing = [...pictures.photos.values()].filter(({ original }) => original === null).length
  if (missing === 0) return
  const what = missing === 1 ? words.oneMissing : words.missing(missing)
  yield html`<p class="missing">${what}</p>\n`
}

function figure(page: PageContext, photo: ExportedPhoto, files: PhotoFiles, answers: string): Html {
  const { width, height } = photo
  const { words } = page
  const source = files.small ?? files.shown
  const picture = source
    ? html`<img src="${addressOf(source)}" alt="${photo.caption ?? ''}" width="${width}" height="${height}" loading="lazy" decoding="async">`
    : html`<span class="gone">${words.isMissing}</span>`
  const full = files.shown ?? files.original
  const shared = joined([photo.sharedBy && words.sharedBy(photo.sharedBy), dayWords(page, photo.created_at)])
  return html`<li><figure>
${full ? html`<a href="${addressOf(full)}">${picture}<span class="unseen">${photo.caption ? null : words.photoOf(dayWords(page, photo.created_at))}</span></a>` : picture}
<figcaption>
${photo.caption && html`<p class="caption">${photo.caption}</p>`}
${photo.people.length > 0 ? html`<p>${joined(photo.people)}</p>` : null}
${answers && html`<p class="answer">${answers}</p>`}
<p class="quiet">${shared}</p>
${originalLine(words, files)}
</figcaption></figure></li>
`
}

/** Where the picture that opens is not the original. */
function originalLine(words: ExportWords, { original, shown }: PhotoFiles): Html | null {
  if (original === null)
    return html`<p class="missing">${shown ? words.onlySmaller : words.originalMissing}</p>`
  return original === shown ? null : html`<p><a href="${addressOf(original)}">${words.originalFile}</a></p>`
}

/** A relative address; the names have blanks. */
export function addressOf(file: string): string {
  return file.split('/').map(encodeURIComponent).join('/')
}
