import type { FastifyReply } from 'fastify'
import type { FamilyGroup } from '#contract/family/groups.ts'
import { displayName, type User } from '#contract/identity/identity.ts'
import type { Language } from '#contract/platform/languages.ts'
import type { TokenRight } from '#contract/platform/policy.ts'
import { type Html, html } from '../../platform/html.ts'
import { sendPlainPage } from '../../platform/http/answer/plain-page.ts'
import type { Words } from '../words/en.ts'
import { wordsIn } from '../words/words.ts'
import type { Ask } from './ask.ts'
import { hostOf, isOnSameComputer } from './clients.ts'

type Question = { ask: Ask; user: User; groups: FamilyGroup[]; language: Language; address: string }

/** Asks a person whether the program may come, to which family, and what it may do. Its answer goes to `address`. */
export function sendConsent(reply: FastifyReply, { ask, user, groups, language, address }: Question) {
  const words = wordsIn(language)
  const { name } = ask.client
  const title = words.question(name)
  const host = hostOf(ask.redirect)
  const [first] = groups
  return sendPage(reply, {
    language,
    title,
    leadsTo: new URL(ask.redirect).origin,
    main: html`<h1>${title}</h1>
<p>${words.asks(name)}</p>
<dl>
<dt>${words.goesTo}</dt><dd><strong>${isOnSameComputer(ask.redirect) ? `${words.onThisComputer} (${host})` : host}</strong></dd>
<dt>${words.asWhom}</dt><dd>${displayName(user)}${user.email && user.firstName ? ` (${user.email})` : ''}</dd>
</dl>
<p>${words.onlyIf}</p>
<form method="post" action="${address}">
${groups.length === 1 ? html`<input type="hidden" name="groupId" value="${first?.id ?? ''}">` : families(words, groups)}
<fieldset><legend>${words.right}</legend>
${right('read', words.read, words.readMore)}
${ask.wantsChange ? right('change', words.change, words.changeMore) : null}
</fieldset>
<p class="quiet">${words.leaves} ${words.ends}</p>
<div class="answers"><button name="answer" value="yes">${words.connect}</button>
<button class="second" name="answer" value="no" formnovalidate>${words.refuse}</button></div>
</form>`,
  })
}

function families(words: Words, groups: FamilyGroup[]): Html {
  return html`<fieldset><legend>${words.family}</legend>
${groups.map(
  ({ id, name }) =>
    html`<label class="choice"><input type="radio" name="groupId" value="${id}" required><span>${name}</span></label>`,
)}
</fieldset>`
}

function right(value: TokenRight, label: string, more: string): Html {
  const isFirst = value === 'read' ? html` checked` : null
  return html`<label class="choice"><input type="radio" name="right" value="${value}"${isFirst}><span>${label}</span><span class="quiet">${more}</span></label>`
}

type Reason = 'unknown' | 'noFamily' | 'notConfirmed' | 'full' | 'gone'

/** Says why it cannot be connected. Nobody is led anywhere. */
export function sendCannot(reply: FastifyReply, language: Language, reason: Reason): FastifyReply {
  const words = wordsIn(language)
  return sendPage(reply, {
    language,
    title: words.cannot,
    status: 400,
    main: html`<h1>${words.cannot}</h1>
<p>${words[reason]}</p>`,
  })
}

function sendPage(reply: FastifyReply, page: Parameters<typeof sendPlainPage>[1]): FastifyReply {
  // Its own form must say where it comes from, and the address, which holds what was asked, goes nowhere else.
  return sendPlainPage(reply.header('referrer-policy', 'same-origin'), page)
}
