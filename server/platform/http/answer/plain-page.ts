import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { directionOf, type Language } from '#contract/platform/languages.ts'
import { type Html, html } from '../../html.ts'

type Content = {
  language?: Language
  title: string
  main: Html
  isWide?: boolean
}

/**
 * Sends a page that the server writes itself: one without scripts, which works before the pages are built, in any
 * browser, and for somebody who is not signed in. It is in no cache and on no other page. `leadsTo` is the origin to which
 * the answer to a form of it leads on.
 */
export function sendPlainPage(
  reply: FastifyReply,
  { status = 200, leadsTo, ...content }: Content & { status?: number; leadsTo?: string },
): FastifyReply {
  return reply
    .status(status)
    .header('content-security-policy', leadsTo ? `${policy} ${leadsTo}` : policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(plainPage(content))
}

export function plainPage({ language = 'en', title, main, isWide = false }: Content): string {
  const head = html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Sunporch</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
`
  const body = html`
</head>
<body${isWide ? html` class="wide"` : null}>
<header><a href="/"><img src="/favicon.svg" alt="" width="36" height="36">Sunporch</a></header>
<main>
${main}
</main>
</body>
</html>
`
  return `${head.text}<style>${style}</style>${body.text}`
}

/** The colours of `web/platform/theme.css`, as every browser knows them. */
const style = `
:root { color-scheme: light dark; --paper: #f7f6f0; --surface: #fefdfb; --line: #dcd9cf; --ink: #132728; --ink-2: #405455; --pine: #005951; --on-pine: #f8fdfc; --danger: #b7191c; --focus: #0073cf }
@media (prefers-color-scheme: dark) { :root { --paper: #10191a; --surface: #192425; --line: #324041; --ink: #f0eee9; --ink-2: #c0beb3; --pine: #6ad0bd; --on-pine: #051d1b; --danger: #ff958d; --focus: #78c6ff } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100% }
header, main { max-width: 44rem; margin-inline: auto; padding-inline: 1.25rem }
main { padding-bottom: 3rem }
.wide header, .wide main { max-width: 80rem }
header a { display: inline-flex; align-items: center; gap: .75rem; min-height: 5rem; color: inherit; font-size: 1.25rem; font-weight: 600; text-decoration: none }
h1 { margin: 1rem 0 0; font-size: 2rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.35rem; line-height: 1.25 }
p { margin: .75rem 0 0 }
a { color: var(--pine); font-weight: 600; text-underline-offset: 4px }
.quiet { color: var(--ink-2) }
.bad { color: var(--danger); font-weight: 600 }
form { margin: 1.75rem 0 0 }
label { display: block; font-weight: 600 }
input { display: block; width: 100%; max-width: 30rem; min-height: 48px; margin: .25rem 0 .75rem; padding: .5rem .75rem; border: 1px solid var(--ink-2); border-radius: 12px; background: var(--surface); color: var(--ink); font: inherit }
button { min-height: 48px; padding: .6rem 1.5rem; border: 0; border-radius: 12px; background: var(--pine); color: var(--on-pine); font: inherit; font-weight: 600; cursor: pointer }
button.second { background: var(--surface); color: var(--ink); box-shadow: inset 0 0 0 1px var(--line) }
fieldset { margin: 1.75rem 0 0; padding: 0; border: 0 }
legend { padding: 0; font-size: 1.35rem; font-weight: 600; line-height: 1.25 }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin-top: .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); cursor: pointer }
.choice:has(:checked) { border-color: var(--pine); box-shadow: inset 0 0 0 1px var(--pine) }
.choice input { grid-row: span 2; width: 1.25rem; min-height: 1.25rem; height: 1.25rem; margin: .2rem 0 0; align-self: start; accent-color: var(--pine) }
.choice .quiet { grid-column: 2; font-weight: 400 }
.answers { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.75rem }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: 16px; overflow-wrap: normal }
th, td { padding-block: .45rem; padding-inline: 0 1.25rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th, td { white-space: nowrap }
td.w { min-width: 16rem; white-space: normal }
th { font-weight: 600; color: var(--ink-2) }
td.n, th.n { text-align: end; font-variant-numeric: tabular-nums }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .35rem 1.25rem; margin: .5rem 0 0 }
dt { color: var(--ink-2) }
dd { margin: 0 }
@media (max-width: 40rem) { dl { display: block } dt { margin-top: .75rem } }
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // The last one: see `leadsTo`.
  "form-action 'self'",
].join('; ')
