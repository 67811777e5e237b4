import type { Directive, interfaces, Response } from 'ask-sdk-model'
import { drawable } from '../apl/drawable.ts'
import type { Apl } from '../apl/look.ts'
import { measuredPage, type PageData, page } from '../apl/page.ts'
import type { Messages } from '../language/messages/en.ts'
import type { RequestContext } from './request-context.ts'
import { speechOf } from './speech.ts'

type Command = interfaces.alexa.presentation.apl.Command

/** Names our document, so that a request says whether it is still on the screen. */
export const screenToken = 'sunporch'

type Reply = {
  /** Ignored on an Echo without a screen. */
  screen?: Directive | undefined
  /** Repeated when nobody answers. Without a question the microphone stays off. */
  question?: string | undefined
  isOver?: boolean
}

/**
 * Speaks the text. Without a question an Echo with a screen keeps showing it, and one without a screen
 * ends the session.
 */
export function say(
  { input, info }: Pick<RequestContext, 'input' | 'info'>,
  text: string,
  { screen, question, isOver = false }: Reply = {},
): Response {
  const builder = input.responseBuilder.speak(speechOf(text))
  if (screen && info.hasScreen) builder.addDirective(screen)
  if (question) builder.reprompt(speechOf(question))
  if (info.hasScreen && !question && !isOver) return withoutSessionEnd(builder.getResponse())
  return builder.withShouldEndSession(!question || isOver).getResponse()
}

/**
 * Says that something is done. An Echo without a screen goes on listening, because one adds several things in a row;
 * one with a screen shows what it showed, with the microphone off. In memory nothing can be added.
 */
export function sayDone(
  context: Pick<RequestContext, 'input' | 'info' | 'inMemory' | 'words'>,
  text: string,
  { screen }: Pick<Reply, 'screen'> = {},
): Response {
  if (context.info.hasScreen || context.inMemory) return say(context, text, { screen })
  const { words } = context
  return say(context, `${text} ${words.anythingElse}`, { question: words.addOrStop })
}

/** An answer without speech. */
export function silence({ input }: Pick<RequestContext, 'input'>, directives: Directive[] = []): Response {
  for (const directive of directives) input.responseBuilder.addDirective(directive)
  return withoutSessionEnd(input.responseBuilder.getResponse())
}

/** `payload` is what the document reads its texts from. */
export function render(document: Apl, payload: object): Directive {
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: screenToken,
    document,
    datasources: { payload: drawable({ ...payload }) },
  }
}

export function execute(...commands: Command[]): Directive {
  return { type: 'Alexa.Presentation.APL.ExecuteCommands', token: screenToken, commands }
}

/** Bytes of the lines of a page. Amazon refuses an answer of more than 120 kB, and everything else needs 20. */
const maxPageBytes = 80 * 1024

/** Leaves out the last lines, and says how many, where the page would be more than Amazon takes. */
export function showPage({ lines, ...data }: PageData, { slide }: Messages): Directive {
  let bytes = 0
  const fitting = lines.findIndex((line) => {
    bytes += Buffer.byteLength(JSON.stringify(drawable(line))) + 1
    return bytes > maxPageBytes
  })
  const shown = fitting === -1 ? lines : [...lines.slice(0, fitting), slide.more(lines.length - fitting)]
  return render(page, measuredPage({ ...data, lines: shown }))
}

/** Neither true nor false: the session stays open for the screen, with the microphone off. */
export function withoutSessionEnd(response: Response): Response {
  const { shouldEndSession: _, ...rest } = response
  return rest
}
