import type { Directive, Response } from 'ask-sdk-model'
import * as z from 'zod/mini'
import type { CartResult } from '#contract/shopping/shopping.ts'
import { type CartQuestion, listForEchoCart } from '../../shopping/echo-cart.service.ts'
import type { Messages } from '../language/messages/en.ts'
import { ended, shortened } from '../language/text/words.ts'
import { say, withoutSessionEnd } from './reply.ts'
import type { RequestContext } from './request-context.ts'

const maxSpokenName = 100

/**
 * The question for the next item that Amazon may put in the cart: one at a time, and none that was declined in this
 * conversation or, unless `isAsked`, that Amazon was asked for before. Null when there is none, while the group is in
 * memory, and without Amazon's approval (`ALEXA_SHOPPING_ACTIONS`). A "yes" to the very next answer means this item.
 */
export async function nextCartOffer(
  context: RequestContext,
  { isAsked = false } = {},
): Promise<{ text: string; question: string } | null> {
  const { app, echo, session, inMemory, words } = context
  if (!app.config.alexa?.hasShoppingActions || inMemory) return null
  const item = (await listForEchoCart(app, echo.family_group_id)).find(
    ({ id, cart_asked_at }) => !session.declined.includes(id) && (isAsked || cart_asked_at === null),
  )
  if (!item) return null
  session.offered = item.id
  const question = words.cart.question(shortened(item.name, maxSpokenName))
  return { text: question, question: `${question} ${words.cart.yesOrNo}` }
}

/** Says the text, and asks about the next item if there is one. */
export async function sayAndOffer(
  context: RequestContext,
  text: string,
  { otherwise }: { otherwise: (text: string) => Response },
): Promise<Response> {
  const offer = await nextCartOffer(context)
  return offer ? say(context, `${text} ${offer.text}`, { question: offer.question }) : otherwise(text)
}

const tokenKind = 'cart'

/**
 * Hands over to Amazon, which names the product and the price, asks again, and resumes our session with the result.
 * Amazon returns the token: the only state that survives, because this ends our own session.
 */
export function askAmazon({ input }: RequestContext, { itemId, asin, askedAt }: CartQuestion): Response {
  const directive: Directive = {
    type: 'Connections.StartConnection',
    uri: 'connection://AMAZON.AddToShoppingCart/1',
    input: { products: [{ asin }] },
    token: [tokenKind, itemId, askedAt].join('~'),
    onCompletion: 'RESUME_SESSION',
  }
  return withoutSessionEnd(input.responseBuilder.addDirective(directive).getResponse())
}

const Resumed = z.object({
  type: z.literal('SessionResumedRequest'),
  cause: z.object({
    token: z.string().check(z.regex(/^cart~[0-9a-f-]{36}~\d{1,15}$/)),
    status: z.optional(z.object({ code: z.optional(z.union([z.string(), z.number()])) })),
    result: z.nullish(z.looseObject({ code: z.nullish(z.string()) })),
  }),
})

/** Amazon's answer to `askAmazon`; null for any other request. */
export function cartAnswerOf(
  request: unknown,
): { itemId: string; askedAt: number; result: CartResult } | null {
  const parsed = Resumed.safeParse(request)
  if (!parsed.success) return null
  const { token, status, result } = parsed.data.cause
  const [, itemId = '', askedAt = ''] = token.split('~')
  return { itemId, askedAt: Number(askedAt), result: resultOf(status?.code, result?.code) }
}

/** Success is the status 200 without a result code. Any other answer counts as failed. */
function resultOf(status: string | number | undefined, code: string | null | undefined): CartResult {
  if (String(status) !== '200') return 'failed'
  return code ? (results.get(code) ?? 'failed') : 'in_cart'
}

const results = new Map<string, CartResult>([
  ['AlexaShopping.NoOffersFound', 'not_sold'],
  ['AlexaShopping.ItemNotEligible', 'not_eligible'],
  ['AlexaShopping.InvalidTaskForMarketplace', 'not_here'],
])

/** What the loved one hears of Amazon's answer. */
export function sentenceOfCart(
  { cart }: Messages,
  result: CartResult,
  item: { name: string; isGone: boolean } | null,
): string {
  const name = item ? shortened(item.name, maxSpokenName) : cart.it
  if (result === 'in_cart' && item?.isGone) return ended(cart.inCartButGone(name))
  return ended(cart.result(name, result))
}
