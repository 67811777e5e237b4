/** The languages that the skill speaks: one, as it is spoken in two countries. */
export const locales = ['en-US', 'en-GB'] as const
