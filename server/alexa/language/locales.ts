/** Every locale of Alexa in a language that the skill speaks. Those of one language share a model and the messages. */
export const locales = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'es-ES',
  'es-MX',
  'es-US',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'pt-BR',
  'nl-NL',
] as const
