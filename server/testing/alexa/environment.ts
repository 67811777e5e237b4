export const testSkillId = 'amzn1.ask.skill.test'

/** What a server needs to be reached by Alexa. */
export const alexaEnvironment = {
  PUBLIC_URL: 'https://photos.example.org',
  ALEXA_SKILL_ID: testSkillId,
  ALEXA_QUIET_HOURS: 'off',
}
