import type { FamilyGroup } from '#contract/family/groups.ts'
import type { User } from '#contract/identity/identity.ts'
import { requireGroup } from '../../../family/groups/groups.service.ts'
import type { App } from '../../../platform/context.ts'
import { type Html, html } from '../../../platform/html.ts'
import type { Pictures } from '../picture-files.ts'
import { photoPieces } from './photos.ts'
import { saidPieces } from './said.ts'
import { listSections } from './sections.ts'
import { style } from './style.ts'
import { dayWords, type PageContext } from './words.ts'

/**
 * A page to look at, which opens from a folder without a network: it has no scripts, and its pictures stand beside it. What
 * is put in is escaped by `html`, and the policy forbids scripts once more.
 */
export async function* indexPage(
  app: App,
  user: User,
  groupId: string,
  { pictures, hasOldYears }: { pictures: Pictures; hasOldYears: boolean },
): AsyncGenerator<string> {
  const group = await requireGroup(app, user, groupId)
  const page: PageContext = { app, groupId, timeZone: group.timeZone, pictures }
  const sections = await listSections(page)
  const parts = [
    { id: 'photos', title: 'Photos', pieces: photoPieces(page) },
    { id: 'said', title: `What ${group.lovedOneName ?? 'your loved one'} said`, pieces: saidPieces(page) },
    ...sections.map(({ id, title, content }) => ({ id, title, pieces: [content] })),
  ]
  yield head(group).text
  yield `<style>${style}</style>\n</head>\n`
  yield bodyStart(page, group, parts).text
  for (const { id, title, pieces } of parts) {
    yield html`<section id="${id}">\n<h2>${title}</h2>\n`.text
    for await (const piece of pieces) yield piece.text
    yield '</section>\n'
  }
  yield pageEnd(hasOldYears).text
}

function head(group: FamilyGroup): Html {
  return html`<!doctype html>
<html lang="en">
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
  const count = page.pictures.photos.size
  const photos = count === 1 ? '1 photo' : `${count} photos`
  return html`<body>
<header>
<h1>${group.name}</h1>
<p class="lead">${group.lovedOneName && `For ${group.lovedOneName} · `}${photos} · saved on ${dayWords(page, page.app.clock.now())}</p>
${group.description && html`<p>${group.description}</p>`}
<nav aria-label="On this page"><ul>${parts.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>
</header>
<main>
`
}

function pageEnd(hasOldYears: boolean): Html {
  return html`</main>
<footer>
<p>This folder works without Sunporch and without the internet. The original pictures are in the folder <strong>photos</strong>. The file
<strong>family.json</strong> has everything that is on this page, and also every delivery and all that happened, for other programs to read.
What was deleted is not in it, but for its title where all that happened is listed.${hasOldYears ? oldYearsWords : null}</p>
</footer>
</body>
</html>
`
}

const oldYearsWords =
  ' What happened longest ago is in the folder years, a file for each year, and not in family.json.'
