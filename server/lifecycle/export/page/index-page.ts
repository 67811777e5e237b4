import type { FamilyGroup } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import { directionOf, type Language } from '#contract/platform/languages.ts'
import { requireGroup } from '../../../family/groups/groups.service.ts'
import type { App } from '../../../platform/context.ts'
import { type Html, html } from '../../../platform/html.ts'
import type { Pictures } from '../picture-files.ts'
import { exportWords } from './export-words.ts'
import type { ExportWords } from './language/en.ts'
import { photoPieces } from './photos.ts'
import { saidPieces } from './said.ts'
import { listSections } from './sections.ts'
import { style } from './style.ts'
import { dayWords, joined, type PageContext } from './words.ts'

/**
 * A page to look at, which opens from a folder without a network: it has no scripts, and its pictures stand beside it. What
 * is put in is escaped by `html`, and the policy forbids scripts once more.
 */
export async function* indexPage(
  app: App,
  user: User,
  groupId: string,
  { pictures, hasOldYears, language }: { pictures: Pictures; hasOldYears: boolean; language: Language },
): AsyncGenerator<string> {
  const group = await requireGroup(app, user, groupId)
  const words = exportWords(language)
  const page: PageContext = { app, groupId, timeZone: group.timeZone, pictures, language, words }
  const sections = await listSections(page)
  const parts = [
    { id: 'photos', title: words.photos, pieces: photoPieces(page) },
    { id: 'said', title: words.said(group.lovedOneName), pieces: saidPieces(page) },
    ...sections.map(({ id, title, content }) => ({ id, title, pieces: [content] })),
  ]
  yield head(group, language).text
  yield `<style>${style}</style>\n</head>\n`
  yield bodyStart(page, group, parts).text
  for (const { id, title, pieces } of parts) {
    yield html`<section id="${id}">\n<h2>${title}</h2>\n`.text
    for await (const piece of pieces) yield piece.text
    yield '</section>\n'
  }
  yield pageEnd(words, hasOldYears).text
}

function head(group: FamilyGroup, language: Language): Html {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${group.name}</title>
`
}

const policy =
  "script-src 'none'; object-src 'none'; connect-src 'none'; frame-src 'none'; base-uri 'none'; form-action 'none'"

function bodyStart(page: PageContext, group: FamilyGroup, parts: { id: string; title: string }[]): Html {
  const { words } = page
  const count = page.pictures.photos.size
  const lead = joined([
    group.lovedOneName && words.forName(group.lovedOneName),
    count === 1 ? words.onePhoto : words.photoCount(count),
    words.savedOn(dayWords(page, page.app.clock.now())),
  ])
  return html`<body>
<header>
<h1>${group.name}</h1>
<p class="lead">${lead}</p>
${group.description && html`<p>${group.description}</p>`}
<nav aria-label="${words.onThisPage}"><ul>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
</header>
<main>
`
}

function pageEnd(words: ExportWords, hasOldYears: boolean): Html {
  const sentences = [
    words.worksAlone,
    words.originals('photos'),
    words.everything('family.json'),
    words.deletedIsNot,
    ...(hasOldYears ? [words.oldYears] : []),
  ]
  return html`</main>
<footer>
<p>${sentences.join(' ')}</p>
</footer>
</body>
</html>
`
}
