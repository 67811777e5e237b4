/** Where Amazon sends its requests. */
export const skillPath = '/api/alexa/skill'
