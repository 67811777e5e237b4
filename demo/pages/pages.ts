import { createHash } from 'node:crypto'
import { type Html, html } from '#server/platform/html.ts'
import { lovedOne, members, visitors } from '../year/people.ts'

type Page = { html: string; policy: string }
type Visitor = (typeof visitors)[number]

/** Where a visitor comes in: who they want to be. */
export function welcomePage(): Page {
  const people = visitors.map((who) => {
    const { firstName, age, hint } = members[who]
    return html`<li>
<img src="/demo/faces/${who}" alt="" width="132" height="132">
<h2>${firstName}, ${age}</h2>
<p>${firstName} ${hint}</p>
<form method="post" action="/demo/as/${who}">
<button class="button wide" formaction="/demo/as/${who}?beside">Be ${firstName}</button>
<button class="button narrow">Be ${firstName}</button>
</form>
</li>`
  })
  return page(
    'Try Sunporch',
    html`<main class="welcome">
<p class="brand"><img src="/favicon.svg" alt="" width="40" height="40">Sunporch</p>
<h1>This is ${lovedOne.name}’s family. Be one of them for a while.</h1>
<p class="lead">${lovedOne.name} is ${lovedOne.age} and lives alone, with a tablet by the window. Her family sends pictures and words there, and she
answers with one tap. A year of theirs is in here. Press what you like: nothing is sent to anybody, and everything is gone when the demo ends.</p>
<ul>${people}</ul>
<p class="more"><a href="/demo/screen">Only ${lovedOne.name}’s screen</a><a href="/?welcome">The page that newcomers see</a></p>
</main>`,
  )
}

/** The app as one of them beside the screen in the room. */
export function besidePage(present: Visitor): Page {
  const people = visitors.map(
    (who) =>
      html`<button formaction="/demo/as/${who}?beside"${who === present ? html` aria-current="true"` : null}><img src="/demo/faces/${who}" alt="" width="32" height="32">${members[who].firstName}</button>`,
  )
  return page(
    `${members[present].firstName} and ${lovedOne.name}’s screen`,
    html`<div class="beside">
<header><a class="brand" href="/demo"><img src="/favicon.svg" alt="" width="28" height="28">Demo</a><nav aria-label="You are"><form method="post">${people}</form></nav>
<p>Send a picture or a note, and tap the heart on ${lovedOne.name}’s screen.</p></header>
<section class="app"><iframe src="/" title="Sunporch as ${members[present].firstName} sees it"></iframe></section>
<section class="room"><div class="tablet"><div><iframe src="/demo/screen" title="${lovedOne.name}’s screen"></iframe></div></div>
<p>${lovedOne.name}’s tablet by the window</p></section>
</div>`,
  )
}

function page(title: string, body: Html): Page {
  const head = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Sunporch</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
`
  return {
    html: `${head.text}<style>${style}</style></head><body>${body.text}</body></html>`,
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      "img-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  }
}

/** The colours of `web/platform/theme.css`. */
const style = `
:root { color-scheme: light dark; --paper: #f7f6f0; --surface: #fefdfb; --line: #dcd9cf; --ink: #132728; --ink-2: #405455; --pine: #005951; --on-pine: #f8fdfc; --focus: #0073cf }
@media (prefers-color-scheme: dark) { :root { --paper: #10191a; --surface: #192425; --line: #324041; --ink: #f0eee9; --ink-2: #c0beb3; --pine: #6ad0bd; --on-pine: #051d1b; --focus: #78c6ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
a { color: var(--pine) }
button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0; font-weight: 600; color: inherit; text-decoration: none }
.welcome { max-width: 66rem; margin: 0 auto; padding: 2rem 1.25rem 3rem }
.welcome h1 { margin: 2.5rem 0 0; max-width: 22ch; font-size: clamp(2rem, 5vw, 3.2rem); line-height: 1.1; letter-spacing: -.02em; text-wrap: balance }
.lead { max-width: 60ch; margin: 1.25rem 0 0; color: var(--ink-2); font-size: 1.1rem }
.welcome ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: 1.25rem; margin: 2.25rem 0 0; padding: 0; list-style: none }
.welcome li { display: flex; flex-direction: column; align-items: flex-start; padding: 1.5rem; border: 1px solid var(--line); border-radius: 20px; background: var(--surface) }
.welcome li img { width: 6rem; height: 6rem; border-radius: 50% }
.welcome h2 { margin: 1rem 0 0; font-size: 1.35rem }
.welcome li p { flex: 1; margin: .25rem 0 1.25rem; color: var(--ink-2) }
.welcome form { align-self: stretch }
.button { width: 100%; padding: .75rem 1.25rem; border-radius: 12px; background: var(--pine); color: var(--on-pine); font-weight: 600 }
.more { display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin: 2rem 0 0 }
.more a { padding: .6rem 0 }
.wide { display: none }
@media (min-width: 64rem) { .wide { display: block } .narrow { display: none } }
.beside { display: grid; grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr); height: 100vh }
.beside header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; min-height: 3.5rem; padding: .4rem 1rem; border-bottom: 1px solid var(--line); background: var(--surface) }
.beside form { display: flex; gap: .35rem }
.beside button { display: flex; align-items: center; gap: .5rem; padding: .25rem .9rem .25rem .3rem; border-radius: 99px }
.beside button[aria-current] { background: var(--pine); color: var(--on-pine); font-weight: 600 }
.beside button img { border-radius: 50% }
.beside p { margin: 0; color: var(--ink-2); font-size: .95rem }
.beside iframe { display: block; width: 100%; height: 100%; border: 0 }
.room { display: flex; flex-direction: column; justify-content: center; gap: 1rem; padding: 1.5rem; border-left: 1px solid var(--line); background: linear-gradient(#e6d9c3, #cdb893); text-align: center }
.room p { color: #4a3f2c }
.tablet { width: 100%; max-width: 64rem; margin: 0 auto; aspect-ratio: 16 / 10; padding: 14px; border-radius: 26px; overflow: hidden; background: #16191b; box-shadow: 0 18px 40px -12px rgb(0 0 0 / .5) }
.tablet div { height: 100%; border-radius: 14px; overflow: hidden; background: #000 }
/* A tablet has more pixels than there is room for here. */
.tablet iframe { width: 160%; height: 160%; transform: scale(.625); transform-origin: 0 0 }
@media (prefers-color-scheme: dark) { .room { background: linear-gradient(#3a3226, #272118) } .room p { color: #d8cbb2 } }
@media (max-width: 60rem) { .beside { grid-template: auto 3fr 2fr / 1fr } .room { padding: .5rem; border-left: 0 } .room p { display: none } }
`
