import type { RequestEnvelope } from 'ask-sdk-model'
import type { EchoFacts } from './echo.service.ts'

/** What the SDK's types do not know yet. */
type Context = RequestEnvelope['context'] & {
  'Alexa.DataStore.PackageManager'?: { installedPackages?: { packageId?: string }[] }
}

const screen = 'Alexa.Presentation.APL'

/** What a request says of the Echo that it comes from; null for events of an account, which name none. */
export function factsOf(envelope: RequestEnvelope): EchoFacts | null {
  const { System } = envelope.context
  if (!System.device?.deviceId || !System.user) return null
  const { deviceId, persistentEndpointId, supportedInterfaces } = System.device
  const interfaces = supportedInterfaces as Record<string, unknown> | undefined
  return {
    userId: System.user.userId,
    alexaDeviceId: deviceId,
    persistentEndpointId: persistentEndpointId ?? null,
    apiEndpoint: System.apiEndpoint ?? null,
    locale: 'locale' in envelope.request ? (envelope.request.locale ?? 'en-US') : 'en-US',
    hasScreen: interfaces?.[screen] !== undefined,
    hasWidget: installedPackages(envelope) > 0,
  }
}

export function installedPackages(envelope: RequestEnvelope): number {
  const context = envelope.context as Context
  return context['Alexa.DataStore.PackageManager']?.installedPackages?.length ?? 0
}

/** The version of APL that the device speaks, like 1.8 or 2024.3; 0 without a screen. */
export function aplVersion(envelope: RequestEnvelope): number {
  const interfaces = envelope.context.System.device?.supportedInterfaces as
    | Record<string, { runtime?: { maxVersion?: string } } | undefined>
    | undefined
  return Number.parseFloat(interfaces?.[screen]?.runtime?.maxVersion ?? '0')
}
