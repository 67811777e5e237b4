/** The colours are those of `web/platform/theme.css`, as every browser knows them. */
export const style = `
:root { color-scheme: light dark; --paper: #f7f6f0; --surface: #fefdfb; --surface-2: #eeede4; --line: #dcd9cf; --ink: #132728; --ink-2: #405455; --pine: #005951; --pine-soft: #d5efe8; --marigold-soft: #fcebcf; --danger: #b7191c; --focus: #0073cf; --shadow: 0 1px 2px rgb(19 39 40 / .06), 0 2px 8px rgb(19 39 40 / .05) }
@media (prefers-color-scheme: dark) { :root { --paper: #10191a; --surface: #192425; --surface-2: #263233; --line: #324041; --ink: #f0eee9; --ink-2: #c0beb3; --pine: #6ad0bd; --pine-soft: #143c38; --marigold-soft: #4b3817; --danger: #ff958d; --focus: #78c6ff; --shadow: 0 1px 2px rgb(0 0 0 / .35) } }
* { box-sizing: border-box }
html { scroll-behavior: smooth; scroll-padding-top: 1rem }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 "Atkinson Hyperlegible Next", "Atkinson Hyperlegible", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100% }
header, main, footer { max-width: 75rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem) }
header { padding-top: clamp(2rem, 6vw, 4.5rem) }
h1, h2, h3 { font-family: "Bricolage Grotesque", "Atkinson Hyperlegible Next", system-ui, sans-serif; text-wrap: balance }
h1 { margin: 0; font-size: clamp(2.25rem, 6vw, 3.5rem); line-height: 1.1; letter-spacing: -.015em }
h2 { margin: 0 0 1rem; font-size: 1.9rem; line-height: 1.2 }
h3 { margin: 2rem 0 .75rem; font-size: 1.3rem; line-height: 1.25; color: var(--ink-2) }
p { margin: 0 }
ul { margin: 0; padding: 0; list-style: none }
header p { margin-top: .75rem; max-width: 44rem }
.lead { font-size: 1.15rem; color: var(--ink-2) }
nav ul { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.5rem }
nav a { display: inline-flex; align-items: center; min-height: 44px; padding: .25rem 1.1rem; border-radius: 22px; background: var(--pine-soft); color: var(--ink); font-weight: 600; text-decoration: none }
nav a:hover { text-decoration: underline; text-underline-offset: 4px }
a { color: var(--pine); font-weight: 600; text-underline-offset: 4px }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
section { margin-top: 3.5rem }
.quiet { color: var(--ink-2); font-size: 16px }
.missing { color: var(--danger); font-weight: 600 }
.answer { display: inline-block; margin: .35rem 0; padding: .15rem .75rem; border-radius: 12px; background: var(--marigold-soft) }
.photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); gap: 1.75rem 1.5rem }
.photos li { min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 22rem }
figure { margin: 0 }
figure img, .gone { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 14px; background: var(--surface-2); box-shadow: var(--shadow) }
.gone { display: grid; place-items: center; color: var(--ink-2) }
figcaption { padding: .6rem .15rem 0 }
.caption { font-weight: 600 }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem }
.card { min-width: 0; padding: 1.1rem 1.25rem; border-radius: 20px; background: var(--surface); box-shadow: var(--shadow) }
.words { font-weight: 600; white-space: pre-line }
.said .words { font-size: 1.2rem }
.backdrop { display: block; width: 100%; aspect-ratio: 16 / 9; margin: .6rem 0; object-fit: cover; border-radius: 14px }
audio, video { display: block; width: 100%; max-height: 30rem; margin: .6rem 0 }
.face { float: right; float: inline-end; width: 4rem; height: 4rem; margin-inline-start: .75rem; border-radius: 50% }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
footer { margin-top: 4rem; padding-block: 2rem 3rem; color: var(--ink-2); font-size: 16px }
footer p { max-width: 46rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
@media (max-width: 40rem) { .photos { grid-template-columns: 1fr } figure img { aspect-ratio: auto } }
@media print { nav { display: none } figure, .card { break-inside: avoid } body { background: none } }
`
