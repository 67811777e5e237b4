export const testSkillId = 'amzn1.ask.skill.test'

/** The environment variables of a server with a skill. */
export const alexaEnvironment = {
  PUBLIC_URL: 'https://photos.example.org',
  ALEXA_SKILL_ID: testSkillId,
  ALEXA_QUIET_HOURS: 'off',
}
