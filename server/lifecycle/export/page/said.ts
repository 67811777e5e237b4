import { type Html, html } from '../../../platform/html.ts'
import { type Said, saidPages } from '../read-said.ts'
import { readCalls } from '../read-sent.ts'
import { addressOf } from './photos.ts'
import { joined, type PageContext, timeWords } from './words.ts'

/** The loved one's own words, and the calls. Hearts and thanks stand beside what they answer. */
export async function* saidPieces(page: PageContext): AsyncGenerator<Html> {
  const { app, groupId, words } = page
  let isEmpty = true
  yield html`<ul class="cards">\n`
  for await (const said of saidPages(app, groupId)) {
    for (const each of said) {
      const own = ownWords(page, each)
      if (!own) continue
      isEmpty = false
      yield html`<li class="card said">${own}<p class="quiet">${joined([answered(page, each), timeWords(page, each.at)])}</p></li>\n`
    }
  }
  for (const { askedAt, takenBy } of await readCalls(app, groupId)) {
    isEmpty = false
    yield html`<li class="card said"><p class="words">${words.askedForCall}</p><p class="quiet">${joined([takenBy && words.willCall(takenBy), timeWords(page, askedAt)])}</p></li>\n`
  }
  yield html`</ul>\n`
  if (isEmpty) yield html`<p class="quiet">${words.noWords}</p>\n`
}

/** What she wrote or said; null for a heart and the like, and for a voice that has come during the download. */
function ownWords({ pictures, words }: PageContext, { kind, text, voice = '' }: Said): Html | null {
  if (kind === 'note') return html`<p class="words">${text}</p>`
  const file = kind === 'voice' ? pictures.voices.get(voice) : undefined
  if (file === undefined) return null
  return file
    ? html`<audio controls preload="none" src="${addressOf(file)}"></audio>`
    : html`<p class="missing">${words.isMissing}</p>`
}

function answered({ words }: PageContext, { to }: Said): string | null {
  if (!to) return null
  const what = to.title ? words.quoted(to.title) : to.kind === 'test' ? words.aTest : words.kinds[to.kind]
  return to.sentBy ? words.answerToFrom({ what, name: to.sentBy }) : words.answerTo(what)
}
