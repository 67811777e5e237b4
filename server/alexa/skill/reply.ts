import type { Directive, Response } from 'ask-sdk-model'
import type { Apl } from '../apl/look.ts'
import { type PageData, page } from '../apl/page.ts'
import type { Turn } from './request-context.ts'

export const screenToken = 'sunporch'

type Reply = {
  /** What goes on the screen, if there is one. */
  screen?: Directive | undefined
  /** What is asked again when nobody answers; without it the microphone stays off. */
  question?: string | undefined
  isOver?: boolean
}

/** Says the text; with a screen the picture stays, without one the conversation goes on or ends. */
export function say(
  { input, facts }: Pick<Turn, 'input' | 'facts'>,
  text: string,
  { screen, question, isOver = false }: Reply = {},
): Response {
  const builder = input.responseBuilder.speak(escaped(text))
  if (screen && facts.hasScreen) builder.addDirective(screen)
  if (question) builder.reprompt(escaped(question))
  // Not said at all: the picture stays, and the microphone is off.
  if (facts.hasScreen && !question && !isOver) return withoutEnd(builder.getResponse())
  return builder.withShouldEndSession(!question || isOver).getResponse()
}

/** Nothing is said. */
export function silence({ input }: Pick<Turn, 'input'>, directives: Directive[] = []): Response {
  for (const directive of directives) input.responseBuilder.addDirective(directive)
  return withoutEnd(input.responseBuilder.getResponse())
}

export function render(document: Apl, payload: object): Directive {
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: screenToken,
    document: document as { [key: string]: unknown },
    datasources: { payload: payload as { [key: string]: unknown } },
  }
}

export function execute(...commands: Apl[]): Directive {
  return {
    type: 'Alexa.Presentation.APL.ExecuteCommands',
    token: screenToken,
    commands: commands as unknown as [],
  }
}

export function showPage(data: PageData): Directive {
  return render(page, data)
}

function withoutEnd(response: Response): Response {
  const { shouldEndSession: _, ...rest } = response
  return rest
}

/** Speech is XML, and captions are anything. */
function escaped(text: string): string {
  return text
    .replaceAll('&', ' and ')
    .replaceAll('<', ' ')
    .replaceAll('>', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
