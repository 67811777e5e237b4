import { sendables } from '#contract/delivery/sendable.ts'
import { type Html, html } from '../../../platform/html.ts'
import { type Said, saidPages } from '../read-said.ts'
import { readCalls } from '../read-sent.ts'
import { joined, type PageContext, timeWords } from './words.ts'

/** The loved one's own words, and the calls. Hearts and thanks stand beside what they answer. */
export async function* saidPieces(page: PageContext): AsyncGenerator<Html> {
  const { app, groupId } = page
  let isEmpty = true
  yield html`<ul class="cards">\n`
  for await (const said of saidPages(app, groupId)) {
    for (const each of said) {
      if (each.kind !== 'note') continue
      isEmpty = false
      yield html`<li class="card said"><p class="words">${each.text}</p><p class="quiet">${joined([answered(each), timeWords(page, each.at)])}</p></li>\n`
    }
  }
  for (const { askedAt, takenBy } of await readCalls(app, groupId)) {
    isEmpty = false
    yield html`<li class="card said"><p class="words">Asked for a call</p><p class="quiet">${joined([takenBy && `${takenBy} said “I’ll call”`, timeWords(page, askedAt)])}</p></li>\n`
  }
  yield html`</ul>\n`
  if (isEmpty)
    yield html`<p class="quiet">No words of their own yet. Hearts and thanks stand beside the photos and notes.</p>\n`
}

function answered({ to }: Said): string | null {
  if (!to) return null
  const what = to.title
    ? `“${to.title}”`
    : to.kind === 'test'
      ? 'a test message'
      : sendables[to.kind].untitled.toLowerCase()
  return to.sentBy ? `To ${what} from ${to.sentBy}` : `To ${what}`
}
