/** The locales of the skill: every English one that Alexa has. All share one interaction model and one set of sentences. */
export const locales = ['en-US', 'en-GB', 'en-CA', 'en-AU', 'en-IN'] as const
