/** The locales of the skill. Both share one interaction model and one set of sentences. */
export const locales = ['en-US', 'en-GB'] as const
