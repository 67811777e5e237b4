import { finishEchoCart, startEchoCart } from '../../../shopping/echo-cart.service.ts'
import { askAmazon, cartAnswerOf, nextCartOffer, sayAndOffer, sentenceOfCart } from '../cart.ts'
import { sayAtRest } from '../in-memory.ts'
import { say, sayDone } from '../reply.ts'
import { handler, onIntent } from '../request-context.ts'

/** "Put my list in the cart." */
export const cart = onIntent('CartIntent', async (context) => {
  if (!context.app.config.alexa?.hasShoppingActions) return sayDone(context, context.words.cart.notAllowed)
  const offer = await nextCartOffer(context, { isAsked: true })
  if (!offer) return sayDone(context, context.words.cart.nothing)
  return say(context, offer.text, { question: offer.question })
})

/** "Yes" to the question whether an item shall go in the cart, or to nothing in particular. */
export const yes = onIntent('AMAZON.YesIntent', async (context) => {
  const { app, echo, session, words } = context
  const itemId = session.offered
  session.offered = null
  if (!itemId || !app.config.alexa?.hasShoppingActions)
    return say(context, words.whatWouldYouLike, { question: words.canSayNews })
  if (context.inMemory) return sayAtRest(context)
  const question = await startEchoCart(app, echo.device, itemId)
  if (question) return askAmazon(context, question)
  return sayAndOffer(context, words.cart.gone, {
    otherwise: (text) => sayDone(context, text),
  })
})

export const no = onIntent('AMAZON.NoIntent', async (context) => {
  const { session } = context
  const itemId = session.offered
  session.offered = null
  if (!itemId) return say(context, context.words.goodbye, { isOver: true })
  session.declined.push(itemId)
  return sayAndOffer(context, context.words.cart.stays, {
    otherwise: (text) => sayDone(context, text),
  })
})

/** Amazon has done what it was asked, or not, and hands the conversation back. */
export const cartAnswered = handler(
  ({ requestEnvelope: { request } }) => cartAnswerOf(request) !== null,
  async (context) => {
    const answer = cartAnswerOf(context.input.requestEnvelope.request)
    if (!answer) throw new Error('This request is no answer of Amazon’s')
    const item = await finishEchoCart(context.app, context.echo.device, answer)
    const isGone = item !== undefined && (item.removed_at !== null || item.completed_at !== null)
    const text = sentenceOfCart(context.words, answer.result, item ? { name: item.name, isGone } : null)
    return sayAndOffer(context, text, { otherwise: (text) => sayDone(context, text) })
  },
  { isContact: false },
)
