import type { Request, RequestEnvelope } from 'ask-sdk-model'
import { toIso } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { testSkillId } from './environment.ts'

/** What Amazon knows of an Echo when it sends a request. */
export type EchoNow = {
  userId: string
  deviceId: string
  /** True unless it is said. */
  hasScreen?: boolean
  /** Of APL. */
  maxVersion?: string
  /** Of films that its screen plays. */
  codecs?: string[]
  hasWidget?: boolean
  /** True unless it is said: it plays sound, and the skill that is deployed says that it has a player. */
  hasPlayer?: boolean
  /** What its player plays, or has played last, of the skill's. */
  player?: PlayerState | null
  locale?: string
  /** What the conversation remembers; empty when it begins. */
  attributes: object
  /** The token of our document that is on the screen. */
  document: string | null
  /** Epoch milliseconds. */
  now: number
}

/** As `context.AudioPlayer` says it. */
export type PlayerState = {
  token: string
  offsetInMilliseconds: number
  playerActivity: 'PLAYING' | 'STOPPED' | 'FINISHED'
}

/** Of an Echo Show 8. */
const viewport = { mode: 'HUB', shape: 'RECTANGLE', pixelWidth: 1280, pixelHeight: 800, dpi: 213 }

/** A request as Amazon sends it. */
export function envelopeOf(echo: EchoNow, request: Partial<Request> & { type: string }): RequestEnvelope {
  const { userId, deviceId, hasScreen = true, hasPlayer = true, maxVersion = '2024.3', attributes } = echo
  const { codecs = ['H_264_42', 'H_264_41'] } = echo
  const application = { applicationId: testSkillId }
  const isTalk = !/^AlexaSkillEvent|DataStore|^AudioPlayer|^PlaybackController/.test(request.type)
  const isOfAccount = request.type.startsWith('AlexaSkillEvent.')
  return {
    version: '1.0',
    ...(isTalk && {
      session: {
        new: Object.keys(attributes).length === 0,
        sessionId: 'session',
        application,
        user: { userId },
        attributes,
      },
    }),
    context: {
      System: {
        application,
        user: { userId },
        ...(!isOfAccount && {
          device: {
            deviceId,
            persistentEndpointId: `endpoint.${deviceId}`,
            supportedInterfaces: {
              ...(hasScreen && { 'Alexa.Presentation.APL': { runtime: { maxVersion } } }),
              ...(hasPlayer && { AudioPlayer: {} }),
            },
          },
        }),
        apiEndpoint: 'https://api.eu.amazonalexa.com',
        apiAccessToken: 'token',
      },
      ...(hasPlayer && !isOfAccount && { AudioPlayer: echo.player ?? { playerActivity: 'IDLE' } }),
      ...(echo.document && { 'Alexa.Presentation.APL': { token: echo.document, version: '1' } }),
      ...(hasScreen && !isOfAccount && { Viewport: { ...viewport, video: { codecs } } }),
      ...(echo.hasWidget && {
        'Alexa.DataStore.PackageManager': { installedPackages: [{ packageId: 'sunporch' }] },
      }),
    },
    request: {
      requestId: newId(),
      timestamp: toIso(echo.now),
      ...(!isOfAccount && { locale: echo.locale ?? 'en-US' }),
      ...request,
    },
  } as unknown as RequestEnvelope
}
