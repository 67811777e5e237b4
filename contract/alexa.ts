import * as z from 'zod/mini'
import { Device } from './delivery/delivery.ts'
import { endpoint } from './platform/endpoint.ts'
import { instant, limits, requiredText } from './platform/fields.ts'

export const echoCodeLength = 6

const code = z.string('Please type the code from the Echo.').check(
  z.overwrite((code) => code.replaceAll(/[\s-]/g, '')),
  z.regex(new RegExp(`^\\d{${echoCodeLength}}$`), `A code has ${echoCodeLength} digits, like 402 915.`),
)

/**
 * The steps until an Echo shows pictures by itself. `seenAt` of a step is the last event that proved it. `failed`
 * is set when it does not work any more, or has failed and never worked: `at` is null where no time is known.
 */
export const alexaStepNames = [
  'endpoint',
  'linked',
  'shown',
  'token',
  'notices',
  'told',
  'widget',
  'routine',
] as const

export const AlexaSetup = z.object({
  /** Whether the server has a skill id. `hasClient`: whether it has the credentials for calls to Amazon. */
  isConfigured: z.boolean(),
  hasClient: z.boolean(),
  /** Where Amazon sends its requests; null while the server has no public address. */
  endpoint: z.nullable(z.string()),
  steps: z.array(
    z.object({
      name: z.enum(alexaStepNames),
      seenAt: z.nullable(instant),
      failed: z.nullable(z.object({ at: z.nullable(instant), why: z.string() })),
    }),
  ),
  /** Why no skill package can be made for this server; null: it can be downloaded. */
  packageProblem: z.nullable(z.string()),
  /** The last request that was refused, and why. */
  refused: z.nullable(z.object({ at: instant, why: z.nullable(z.string()) })),
  /** What Amazon last refused of ours. `device` is null for an Echo that is not connected. */
  amazonRefused: z.nullable(
    z.object({
      at: instant,
      device: z.nullable(z.string()),
      code: z.string(),
      /** Amazon's own words, often empty; it may quote what was to be spoken. */
      message: z.string(),
      meaning: z.string(),
    }),
  ),
})
export type AlexaSetup = z.infer<typeof AlexaSetup>

/** An APL document that an Echo draws, and its data sources by name. */
export const EchoDocument = z.object({
  name: z.enum(['slideshow', 'widget', 'code', 'page']),
  document: z.looseObject({}),
  data: z.looseObject({}),
})
export type EchoDocument = z.infer<typeof EchoDocument>

/** The skill's answer in a rehearsal. Nothing is stored or sent. */
export const Rehearsal = z.object({
  /** The intent that matches the sentence; `Launch` for opening the skill. */
  understood: z.string(),
  said: z.string(),
  /** The document that the answer puts on the screen; null: the screen stays as it is. */
  screen: z.nullable(z.omit(EchoDocument, { name: true })),
  isOver: z.boolean(),
  /** Session attributes, to be sent with the next sentence. */
  session: z.looseObject({}),
})
export type Rehearsal = z.infer<typeof Rehearsal>

export const alexaApi = {
  rehearse: endpoint('POST /api/family-groups/:groupId/alexa/rehearse', {
    summary: 'Say something to the skill by text; nothing is sent or stored',
    access: 'devices:manage',
    body: z.object({
      text: requiredText(limits.name, 'Please type what would be said.'),
      session: z.prefault(z.looseObject({}), {}),
    }),
    response: Rehearsal,
  }),
  preview: endpoint('GET /api/family-groups/:groupId/alexa/preview', {
    summary: "The documents that an Echo draws, with the family's own pictures",
    access: 'group:read',
    response: z.array(EchoDocument),
  }),
  setup: endpoint('GET /api/family-groups/:groupId/alexa', {
    summary: 'The steps of the set-up of an Echo, with the time each was seen to work',
    access: 'devices:manage',
    response: AlexaSetup,
  }),
  check: endpoint('POST /api/family-groups/:groupId/alexa/check', {
    summary: 'Ask Amazon now whether client id and secret are right; answers like the set-up',
    access: 'devices:manage',
    response: AlexaSetup,
  }),
  pair: endpoint('POST /api/family-groups/:groupId/alexa/pair', {
    summary: 'Connect the Echo that shows this code',
    access: 'devices:manage',
    body: z.object({ code }),
    response: Device,
  }),
  makeCode: endpoint('POST /api/family-groups/:groupId/alexa/codes', {
    summary: 'A code that somebody says to an Echo to connect it',
    access: 'devices:manage',
    status: 201,
    response: z.object({ code: z.string(), expiresAt: instant }),
  }),
}

/** The address of the skill package, a ZIP for `ask deploy`. */
export function skillPackagePath(groupId: string): string {
  return `/api/family-groups/${groupId}/alexa/skill-package`
}
