import { wordsOf } from '../../delivery/path/path-lines.ts'
import { type DeliveryPath, timeOf } from '../../delivery/path/read-path.ts'
import { type Html, html } from '../../platform/html.ts'
import { table } from './operator-table.ts'
import type { FailedDelivery } from './sends.queries.ts'

/** A field for the id of a delivery, and the newest ones that failed. */
export function deliveryField(failed: FailedDelivery[] = []): Html {
  return html`<h2 id="deliveries">Follow a delivery</h2>
<p class="quiet">What became of something that was sent, from Send to the screen. The log (LOG_LEVEL=info) names each delivery with each
step, and <code>npm run doctor -- --delivery ID</code> says the same.</p>
<form action="/operator"><label>Delivery id <input name="delivery" required size="36" autocomplete="off" spellcheck="false"></label>
<button>Follow</button></form>
${
  failed.length === 0
    ? null
    : html`<p>Failed last: ${failed.map(
        ({ deliveryId, at }) =>
          html`<div><a href="/operator?delivery=${deliveryId}">${deliveryId}</a> ${timeOf(at).slice(0, 16)}</div>`,
      )}</p>`
}`
}

/** `path`: null where no delivery has the id. */
export function deliveryPage(deliveryId: string, path: DeliveryPath | null): Html {
  return html`<h1>One delivery</h1>
<p class="quiet">For whoever runs this server. All times are UTC. No names, words or addresses of families are on this page.</p>
<p><a href="/operator">Everything else</a></p>
${path ? foundPath(path) : html`<p class="bad">No delivery has the id ${deliveryId}.</p>`}
${deliveryField()}`
}

function foundPath({ deliveryId, groupId, kind, subjectId, steps, waits }: DeliveryPath): Html {
  return html`<dl>
<dt>Delivery</dt><dd>${deliveryId}</dd>
<dt>Group</dt><dd>${groupId}</dd>
<dt>What</dt><dd>${kind} ${subjectId}</dd>
</dl>
<h2>Its path</h2>
${table(
  ['Time', '~Step', 'Device'],
  steps.map(({ at, step, deviceId, detail }) => [
    timeOf(at),
    step === 'failed' || step === 'expired'
      ? html`<span class="bad">${wordsOf(step, detail)}</span>`
      : wordsOf(step, detail),
    deviceId,
  ]),
  '',
)}
<h2>Now</h2>
${waits.length === 0 ? html`<p>Nothing is left to happen with it.</p>` : waits.map((wait) => html`<p>${wait}</p>`)}`
}
