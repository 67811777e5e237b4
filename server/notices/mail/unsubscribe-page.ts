import type { FastifyReply } from 'fastify'
import { noticeSettingsPath, pathInGroup } from '#contract/pages/page-paths.ts'
import type { Language } from '#contract/platform/languages.ts'
import { type Html, html } from '../../platform/html.ts'
import { sendPlainPage } from '../../platform/http/answer/plain-page.ts'
import { noticeWordsIn } from '../language/words.ts'
import type { Ending } from './unsubscribe.service.ts'

export function sendQuestion(reply: FastifyReply, ending: Ending): FastifyReply {
  if (ending.pace === 'off') return sendDone(reply, ending)
  const { language, groupName, token } = ending
  const words = noticeWordsIn(language).unsubscribe
  const title = words.question(groupName)
  return sendPlainPage(reply, {
    language,
    title,
    main: html`<h1>${title}</h1>
<p>${words.means}</p>
<form method="post" action="/unsubscribe/${token}"><button>${words.end}</button></form>
${choose(ending, words.fewer)}`,
  })
}

/** The button that takes it back says how mails came until now. */
export function sendDone(reply: FastifyReply, ending: Ending): FastifyReply {
  const { language, groupName, token, pace } = ending
  const words = noticeWordsIn(language).unsubscribe
  const title = words.ended(groupName)
  return sendPlainPage(reply, {
    language,
    title,
    main: html`<h1>${title}</h1>
<p>${words.onItsWay}</p>
<form method="post" action="/unsubscribe/${token}/undo">
<input type="hidden" name="pace" value="${pace}">
<button class="second">${words.again}</button>
</form>
${choose(ending, words.howYouHear)}`,
  })
}

export function sendRestarted(reply: FastifyReply, ending: Ending): FastifyReply {
  const { language, groupName } = ending
  const words = noticeWordsIn(language).unsubscribe
  const title = words.restarted(groupName)
  return sendPlainPage(reply, {
    language,
    title,
    main: html`<h1>${title}</h1>
<p>${words.asBefore}</p>
${choose(ending, words.whenTheyCome)}`,
  })
}

/** `wasOurs`: the link was right, but the person is no member any more, or the family was removed. */
export function sendGone(
  reply: FastifyReply,
  { language, wasOurs }: { language: Language; wasOurs: boolean },
): FastifyReply {
  const words = noticeWordsIn(language).unsubscribe
  const title = wasOurs ? words.noneComes : words.noLink
  return sendPlainPage(reply, {
    language,
    title,
    status: wasOurs ? 200 : 404,
    main: html`<h1>${title}</h1>
<p>${wasOurs ? words.noMember : words.incomplete}</p>`,
  })
}

function choose({ language, groupId }: Ending, sentence: string): Html {
  const { settings, maySignIn } = noticeWordsIn(language).unsubscribe
  return html`<p class="quiet">${sentence} <a href="${pathInGroup(noticeSettingsPath, groupId)}">${settings}</a> ${maySignIn}</p>`
}
