import { talkIn } from '../language/talk.ts'
import { interactionModel } from '../package/interaction-model.ts'

const locale = 'en-US'

export type Understood = { intent: string | null; slots: Record<string, string> }

/** Common phrases for Amazon's built-in intents, whose samples are not public. */
const builtIn: Record<string, string[]> = {
  'AMAZON.NextIntent': ['next', 'next one', 'go on'],
  'AMAZON.PreviousIntent': ['previous', 'back', 'go back'],
  'AMAZON.RepeatIntent': ['repeat', 'again', 'say that again'],
  'AMAZON.PauseIntent': ['pause', 'pause it'],
  'AMAZON.ResumeIntent': ['resume', 'continue'],
  'AMAZON.StartOverIntent': ['start over', 'start again'],
  'AMAZON.HelpIntent': ['help', 'what can i say'],
  'AMAZON.StopIntent': ['stop', 'goodbye'],
  'AMAZON.CancelIntent': ['cancel', 'never mind'],
  'AMAZON.YesIntent': ['yes', 'yes please', 'sure'],
  'AMAZON.NoIntent': ['no', 'no thanks', 'no thank you'],
}

/**
 * Finds the intent of a typed sentence: of the samples that match, the one with the longest fixed text.
 * `intent` is null for opening the skill. Much simpler than Amazon's speech recognition.
 */
export function understand(text: string): Understood {
  const { invocationName, opening } = talkIn(locale)
  const words = text
    .toLowerCase()
    .replaceAll(/[.,!?“”"]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^alexa /, '')
  if (words === invocationName || words === opening) return { intent: null, slots: {} }
  const said = words.replace(new RegExp(`^(ask|tell) ${invocationName} (to )?`), '')
  const matches = samples()
    .map(({ intent, sample }) => ({ intent, sample, match: patternOf(sample).exec(said) }))
    .filter(({ match }) => match !== null)
    .toSorted((a, b) => fixedLength(b.sample) - fixedLength(a.sample))
  const [best] = matches
  return { intent: best?.intent ?? 'AMAZON.FallbackIntent', slots: { ...best?.match?.groups } }
}

function samples(): { intent: string; sample: string }[] {
  const { intents } = interactionModel(locale).interactionModel.languageModel
  return [...intents, ...Object.entries(builtIn).map(([name, samples]) => ({ name, samples }))].flatMap(
    ({ name, samples }) => samples.map((sample) => ({ intent: name, sample })),
  )
}

function patternOf(sample: string): RegExp {
  return new RegExp(`^${sample.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`)
}

function fixedLength(sample: string): number {
  return sample.replaceAll(/\{\w+\}/g, '').length
}
