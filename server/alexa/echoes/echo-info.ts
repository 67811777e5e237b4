import type { RequestEnvelope } from 'ask-sdk-model'
import * as z from 'zod/mini'

/** What each request says of the Echo that it comes from. Amazon's ids belong to this skill only. */
export const EchoInfo = z.object({
  userId: z.string(),
  alexaDeviceId: z.string(),
  persistentEndpointId: z.nullable(z.string()),
  apiEndpoint: z.nullable(z.string()),
  locale: z.string(),
  hasScreen: z.boolean(),
  hasWidget: z.boolean(),
})
export type EchoInfo = z.infer<typeof EchoInfo>

const apl = 'Alexa.Presentation.APL'

/** Null for events of an account, which name no device. */
export function echoInfoOf(envelope: RequestEnvelope): EchoInfo | null {
  const { System } = envelope.context
  if (!System.device?.deviceId || !System.user) return null
  const { deviceId, persistentEndpointId, supportedInterfaces } = System.device
  return {
    userId: System.user.userId,
    alexaDeviceId: deviceId,
    persistentEndpointId: persistentEndpointId ?? null,
    apiEndpoint: System.apiEndpoint ?? null,
    locale: 'locale' in envelope.request ? (envelope.request.locale ?? 'en-US') : 'en-US',
    hasScreen: supportedInterfaces?.[apl] !== undefined,
    hasWidget: hasInstalledWidget(envelope),
  }
}

/** Missing in the SDK's types. */
type PackageContext = {
  'Alexa.DataStore.PackageManager'?: { installedPackages?: { packageId?: string }[] }
}

export function hasInstalledWidget(envelope: RequestEnvelope): boolean {
  const context: RequestEnvelope['context'] & PackageContext = envelope.context
  const packages = context['Alexa.DataStore.PackageManager']?.installedPackages ?? []
  return packages.length > 0
}

/** The version of APL that the device supports, like 1.8 or 2024.3; 0 without a screen. */
export function aplVersion(envelope: RequestEnvelope): number {
  const { device } = envelope.context.System
  return Number.parseFloat(device?.supportedInterfaces?.[apl]?.runtime?.maxVersion ?? '0')
}
