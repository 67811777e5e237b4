import type { FastifyReply } from 'fastify'
import { pagePaths, pathInGroup } from '#contract/pages/page-paths.ts'
import { type Html, html } from '../../platform/html.ts'
import { sendPlainPage } from '../../platform/http/answer/plain-page.ts'
import type { Ending } from './unsubscribe.service.ts'

export function sendQuestion(reply: FastifyReply, ending: Ending): FastifyReply {
  if (ending.pace === 'off') return sendDone(reply, ending)
  const title = `No more mails about “${ending.groupName}”?`
  return sendPlainPage(reply, {
    title,
    main: html`<h1>${title}</h1>
<p>Then nothing about this family comes to you by mail any more, also not when somebody asks for a call. The app itself
and the notices on your phone stay as they are.</p>
<form method="post" action="/unsubscribe/${ending.token}"><button>End these mails</button></form>
${choose(ending, 'You can also get fewer of them:')}`,
  })
}

/** The button that takes it back says how mails came until now. */
export function sendDone(reply: FastifyReply, ending: Ending): FastifyReply {
  const title = `No mails about “${ending.groupName}” come any more`
  return sendPlainPage(reply, {
    title,
    main: html`<h1>${title}</h1>
<p>A mail that was on its way at this moment may still arrive.</p>
<form method="post" action="/unsubscribe/${ending.token}/undo">
<input type="hidden" name="pace" value="${ending.pace}">
<button class="second">Send me mails again</button>
</form>
${choose(ending, 'How you hear of this family:')}`,
  })
}

export function sendRestarted(reply: FastifyReply, ending: Ending): FastifyReply {
  const title = `Mails about “${ending.groupName}” come again`
  return sendPlainPage(reply, {
    title,
    main: html`<h1>${title}</h1>
<p>They come as they did before.</p>
${choose(ending, 'When they come:')}`,
  })
}

/** `wasOurs`: the link was right, but the person is no member any more, or the family was removed. */
export function sendGone(reply: FastifyReply, wasOurs: boolean): FastifyReply {
  const title = wasOurs ? 'This family sends you no mails' : 'This link cannot be used'
  return sendPlainPage(reply, {
    title,
    status: wasOurs ? 200 : 404,
    main: wasOurs
      ? html`<h1>${title}</h1>
<p>You do not belong to it any more, or it was removed. There is nothing left to do.</p>`
      : html`<h1>${title}</h1>
<p>A part of it may be missing. Please open the link in the mail again, or copy the whole of it.</p>`,
  })
}

function choose(ending: Ending, sentence: string): Html {
  return html`<p class="quiet">${sentence} <a href="${pathInGroup(pagePaths.settings, ending.groupId)}">Settings</a> (you may have to sign in).</p>`
}
