import { builtInIntents, nameType, ourIntents } from '../language/samples/intents.ts'
import { talkIn } from '../language/talk.ts'

type Intent = { name: string; samples: string[]; slots?: { name: string; type: string }[] }

/** What Amazon trains its speech recognition with. The same for all locales of a language. */
export function interactionModel(locale: string) {
  const { invocationName, samples, names } = talkIn(locale)
  const samplesOf: { [intent: string]: string[] } = samples
  const builtIn = builtInIntents.map((name): Intent => ({ name, samples: samplesOf[name] ?? [] }))
  const ours = Object.entries(ourIntents).map(
    ([name, slot]): Intent => ({ name, samples: samplesOf[name] ?? [], ...(slot && { slots: [slot] }) }),
  )
  const types = [
    { name: nameType, values: names.map(([value, also]) => ({ name: { value, synonyms: [also] } })) },
  ]
  return { interactionModel: { languageModel: { invocationName, intents: [...builtIn, ...ours], types } } }
}
