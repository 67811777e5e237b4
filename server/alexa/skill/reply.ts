import type { Directive, interfaces, Response } from 'ask-sdk-model'
import type { Apl } from '../apl/look.ts'
import { type PageData, page } from '../apl/page.ts'
import type { RequestContext } from './request-context.ts'

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
  const builder = input.responseBuilder.speak(escaped(text))
  if (screen && info.hasScreen) builder.addDirective(screen)
  if (question) builder.reprompt(escaped(question))
  if (info.hasScreen && !question && !isOver) return withoutSessionEnd(builder.getResponse())
  return builder.withShouldEndSession(!question || isOver).getResponse()
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
    datasources: { payload: { ...payload } },
  }
}

export function execute(...commands: Command[]): Directive {
  return { type: 'Alexa.Presentation.APL.ExecuteCommands', token: screenToken, commands }
}

export function showPage(data: PageData): Directive {
  return render(page, data)
}

/** Neither true nor false: the session stays open for the screen, with the microphone off. */
function withoutSessionEnd(response: Response): Response {
  const { shouldEndSession: _, ...rest } = response
  return rest
}

/** Speech is XML, and a caption may contain any character. */
function escaped(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .replaceAll('<', ' ')
    .replaceAll('>', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
