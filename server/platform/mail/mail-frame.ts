import { directionOf, type Language } from '#contract/platform/languages.ts'
import { escaped } from '../html.ts'
import { unlinkedWords } from './mail-words.ts'

type Link = { label: string; url: string }

/** What a mail says. Its words may hold words of people; its addresses are ours. */
type Letter = {
  language: Language
  /** The family that it is about; null for a mail that is about none. */
  family: string | null
  title: string
  paragraphs?: string[]
  /** Each leads to where it can be seen. */
  lines?: Link[]
  button: Link
  /** Below everything, small: why the mail came, and what ends it. A link stands behind its sentence. */
  notes: (string | { sentence: string; link: Link })[]
}

/**
 * The text and the HTML of a mail. The HTML has no pictures, nothing that is loaded, and one column; it is light or
 * dark as the reader's device. Styles stand at each element, because some mail programs read no others; the dark ones
 * stand in the head, because there is no other place for them.
 */
export function mailFrame(letter: Letter): { text: string; html: string } {
  return { text: plainText(letter), html: hypertext(letter) }
}

function plainText({ family, title, paragraphs = [], lines = [], button, notes }: Letter): string {
  const blocks = [
    unlinkedWords(aboveTitle(family)),
    unlinkedWords(title),
    ...paragraphs.map(unlinkedWords),
    ...(lines.length > 0 ? [lines.map(({ label }) => `- ${unlinkedWords(label)}`).join('\n')] : []),
    `${button.label}:\n${button.url}`,
    '* * *',
    ...notes.map((note) =>
      typeof note === 'string'
        ? unlinkedWords(note)
        : `${unlinkedWords(note.sentence)}\n${note.link.label}:\n${note.link.url}`,
    ),
  ]
  return `${blocks.join('\n\n')}\n`
}

function hypertext({ language, family, title, paragraphs = [], lines = [], button, notes }: Letter): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${safe(title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
.paper { background: #10191a !important; }
.card { background: #192425 !important; border-color: #324041 !important; }
.line { border-color: #324041 !important; }
.ink { color: #f0eee9 !important; }
.quiet { color: #c0beb3 !important; }
.link { color: #6ad0bd !important; }
.button { background: #6ad0bd !important; color: #051d1b !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f7f6f0;-webkit-text-size-adjust:100%">
<div class="paper" dir="${directionOf(language)}" style="padding:24px 16px;background:#f7f6f0;font-family:${fonts};font-size:17px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere;word-break:break-word">
<div class="card" style="padding:28px 24px 30px;background:#fefdfb;border:1px solid #dcd9cf;border-radius:20px">
<p class="quiet" style="margin:0 0 6px;color:#405455">${safe(aboveTitle(family))}</p>
<h1 class="ink" style="margin:0;font-size:${title.length > 70 ? 21 : 26}px;line-height:1.25;font-weight:700;color:#132728">${safe(title)}</h1>
${paragraphs.map((words) => `<p class="ink" style="margin:16px 0 0;color:#132728">${safe(words)}</p>\n`).join('')}${list(lines)}<p style="margin:26px 0 0"><a class="button" href="${escaped(button.url)}" style="display:inline-block;padding:13px 24px;background:#005951;color:#f8fdfc;border-radius:12px;font-weight:700;text-decoration:none">${safe(button.label)}</a></p>
</div>
${notes.map(noteOf).join('\n')}
</div>
</div>
</body>
</html>
`
}

function aboveTitle(family: string | null): string {
  return family === null ? 'Sunporch' : `${family} · Sunporch`
}

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs make no further link inside a link, so the words of a line are safe from them. */
function list(lines: Link[]): string {
  if (lines.length === 0) return ''
  const items = lines.map(
    ({ label, url }) =>
      `<li class="line" style="margin:0;padding:13px 0;border-bottom:1px solid #dcd9cf"><a class="ink" href="${escaped(url)}" style="color:#132728;text-decoration:none">${safe(label)}</a></li>\n`,
  )
  return `<ul style="margin:14px 0 0;padding:0;list-style:none">\n${items.join('')}</ul>\n`
}

function noteOf(note: Letter['notes'][number]): string {
  const { sentence, link } = typeof note === 'string' ? { sentence: note, link: null } : note
  const more = link
    ? ` <a class="link" href="${escaped(link.url)}" style="color:#005951;text-decoration:underline">${safe(link.label)}</a>`
    : ''
  return `<p class="quiet" style="margin:14px 24px 0;font-size:16px;color:#405455">${safe(sentence)}${more}</p>`
}

function safe(words: string): string {
  return escaped(unlinkedWords(words))
}
