import { interactionModel, invocationName } from '../package/interaction-model.ts'

export type Understood = { intent: string | null; slots: Record<string, string> }

/** What everybody says for Amazon's own intents. */
const builtIn: Record<string, string[]> = {
  'AMAZON.NextIntent': ['next', 'next one', 'go on'],
  'AMAZON.PreviousIntent': ['previous', 'back', 'go back'],
  'AMAZON.RepeatIntent': ['repeat', 'again', 'say that again'],
  'AMAZON.HelpIntent': ['help', 'what can i say'],
  'AMAZON.StopIntent': ['stop', 'goodbye'],
  'AMAZON.CancelIntent': ['cancel', 'never mind'],
}

/**
 * Words as an intent, by the samples of the interaction model: of those that fit, the one with the most
 * words of its own. Null for opening the skill. Amazon's ears are better; this is for trying it by text.
 */
export function understand(text: string): Understood {
  const words = text
    .toLowerCase()
    .replaceAll(/[.,!?“”"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^alexa /, '')
  if (words === invocationName || words === `open ${invocationName}`) return { intent: null, slots: {} }
  const said = words.replace(new RegExp(`^(ask|tell) ${invocationName} (to )?`), '')
  const fitting = samples()
    .map(({ intent, sample }) => ({ intent, sample, found: patternOf(sample).exec(said) }))
    .filter(({ found }) => found !== null)
    .toSorted((a, b) => ownWords(b.sample) - ownWords(a.sample))
  const [best] = fitting
  return { intent: best?.intent ?? 'AMAZON.FallbackIntent', slots: { ...best?.found?.groups } }
}

function samples(): { intent: string; sample: string }[] {
  const { intents } = interactionModel().interactionModel.languageModel
  return [...intents, ...Object.entries(builtIn).map(([name, samples]) => ({ name, samples }))].flatMap(
    ({ name, samples }) => samples.map((sample) => ({ intent: name, sample })),
  )
}

function patternOf(sample: string): RegExp {
  return new RegExp(`^${sample.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`)
}

function ownWords(sample: string): number {
  return sample.replaceAll(/\{\w+\}/g, '').length
}
