import { infoPaths } from '#contract/pages/page-paths.ts'
import { locales } from '../language/locales.ts'
import type { Talk } from '../language/samples/intents.ts'
import { talkIn } from '../language/talk.ts'
import { notificationsPermission } from '../outbound/proactive-events/consent.service.ts'
import { skillPath } from './skill-path.ts'

export const widgetPackage = 'sunporch'

/**
 * The screens that the documents support, in the ranges of Amazon's own sample (skill-sample-plant-care-widget):
 * Echos lying and upright, round and small ones, Fire TV and tablets.
 */
const viewports = [
  { mode: 'HUB', shape: 'ROUND', minWidth: 100, maxWidth: 599, minHeight: 100, maxHeight: 599 },
  { mode: 'HUB', shape: 'RECTANGLE', minWidth: 960, maxWidth: 1279, minHeight: 100, maxHeight: 599 },
  { mode: 'HUB', shape: 'RECTANGLE', minWidth: 960, maxWidth: 1279, minHeight: 600, maxHeight: 959 },
  { mode: 'HUB', shape: 'RECTANGLE', minWidth: 960, maxWidth: 1279, minHeight: 1920, maxHeight: 2560 },
  { mode: 'HUB', shape: 'RECTANGLE', minWidth: 1280, maxWidth: 1920, minHeight: 600, maxHeight: 1279 },
  { mode: 'HUB', shape: 'RECTANGLE', minWidth: 1920, maxWidth: 2560, minHeight: 960, maxHeight: 1279 },
  { mode: 'MOBILE', shape: 'RECTANGLE', minWidth: 600, maxWidth: 959, minHeight: 320, maxHeight: 1920 },
  { mode: 'MOBILE', shape: 'RECTANGLE', minWidth: 960, maxWidth: 1279, minHeight: 320, maxHeight: 1920 },
  { mode: 'MOBILE', shape: 'RECTANGLE', minWidth: 1280, maxWidth: 1920, minHeight: 320, maxHeight: 1920 },
  { mode: 'TV', shape: 'RECTANGLE', minWidth: 960, maxWidth: 960, minHeight: 540, maxHeight: 540 },
]

/**
 * What the skill must know of the server: where Amazon calls it (`url` without a slash at its end), what its
 * certificate is, and whether Amazon has allowed the skill to put products in a cart.
 */
export type SkillServer = { url: string; certificate: 'trusted' | 'wildcard'; hasShoppingActions: boolean }

const certificateTypes = { trusted: 'Trusted', wildcard: 'Wildcard' }

/** `skill.json`: texts, endpoint, interfaces and permissions. */
export function manifest({ url, certificate, hasShoppingActions }: SkillServer) {
  const endpoint = { uri: `${url}${skillPath}`, sslCertificateType: certificateTypes[certificate] }
  return {
    manifest: {
      manifestVersion: '1.0',
      permissions: [{ name: notificationsPermission }],
      events: {
        endpoint,
        publications: [
          { eventName: 'AMAZON.MessageAlert.Activated' },
          { eventName: 'AMAZON.MediaContent.Available' },
        ],
        subscriptions: [
          { eventName: 'SKILL_ENABLED' },
          { eventName: 'SKILL_DISABLED' },
          { eventName: 'SKILL_PERMISSION_ACCEPTED' },
          { eventName: 'SKILL_PERMISSION_CHANGED' },
          { eventName: 'SKILL_PROACTIVE_SUBSCRIPTION_CHANGED' },
        ],
      },
      apis: {
        custom: {
          endpoint,
          interfaces: [
            {
              type: 'ALEXA_PRESENTATION_APL',
              supportedViewports: viewports,
            },
            { type: 'AUDIO_PLAYER' },
            { type: 'ALEXA_DATA_STORE' },
            { type: 'ALEXA_DATASTORE_PACKAGEMANAGER', packages: [{ id: widgetPackage }] },
            { type: 'ALEXA_EXTENSION', requestedExtensions: [{ uri: 'alexaext:datastore:10' }] },
          ],
        },
      },
      privacyAndCompliance: {
        allowsPurchases: false,
        usesPersonalInfo: true,
        isChildDirected: false,
        isExportCompliant: true,
        containsAds: false,
        shoppingKit: { isShoppingActionsEnabled: hasShoppingActions },
        locales: Object.fromEntries(
          locales.map((locale) => [
            locale,
            { privacyPolicyUrl: url + infoPaths.privacy, termsOfUseUrl: url + infoPaths.terms },
          ]),
        ),
      },
      publishingInformation: {
        isAvailableWorldwide: true,
        distributionCountries: [],
        category: 'COMMUNICATION',
        testingInstructions: testingInstructions(url),
        locales: Object.fromEntries(locales.map((locale) => [locale, publishing(url, talkIn(locale))])),
      },
    },
  }
}

/** For the people who certify the skill. Whoever submits it puts in the password of an account made for them. */
function testingInstructions(url: string): string {
  return [
    `The skill shows what a family sends with the web app at ${url}.`,
    `1. Sign in at ${url}/api/login with the test account: e-mail TEST-ACCOUNT, password TEST-PASSWORD. ` +
      'It is the primary caretaker of a family group that already has photos. ' +
      '(Or press "Create account", and then "Create Group": both are free and need no confirmation.)',
    '2. On the Echo say "Alexa, open sun porch". It says and shows six digits.',
    '3. In the web app: Settings, the row that ends with "screen", "Connect an Echo": type the six digits.',
    '4. In the web app: Photo Gallery, a photo, "Send to Alexa".',
    '5. On the Echo say "Alexa, open sun porch" again: the photo is shown, or described without a screen.',
    '6. Say "I love it", "who sent this", "next", "what is on my list", "help", "stop".',
  ].join('\n')
}

function publishing(url: string, { store }: Talk) {
  return {
    name: 'Sunporch',
    summary: store.summary,
    description: store.description,
    examplePhrases: store.phrases,
    keywords: store.keywords,
    smallIconUri: `${url}/alexa-icon-108.png`,
    largeIconUri: `${url}/icon-512.png`,
  }
}
