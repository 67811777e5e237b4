import * as z from 'zod/mini'
import { setAttention } from '../../../delivery/devices/device-contact.ts'
import type { App } from '../../../platform/context.ts'
import { type Echo, findEcho } from '../../echoes/echo.service.ts'
import { echoInfoOf, hasInstalledWidget } from '../../echoes/echo-info.ts'
import { repeatPush, setWidget } from '../../outbound/widget/widget.service.ts'
import type { MakeHandler } from '../request-context.ts'

const manager = 'Alexa.DataStore.PackageManager.'
/** Amazon's documentation and the SDK's types use different names. */
const errors = ['Alexa.DataStore.Error', 'DataStoreError']

const WidgetEvent = z.object({
  type: z.string(),
  error: z.optional(
    z.object({
      type: z.optional(z.string()),
      content: z.optional(z.looseObject({ deviceId: z.optional(z.string()) })),
    }),
  ),
})
type WidgetEvent = z.infer<typeof WidgetEvent>

/** The widget was added or removed, or the Echo could not store what we pushed. */
export const widgetEvents: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope: { request } }) =>
    request.type.startsWith(manager) || errors.includes(request.type),
  async handle({ requestEnvelope, responseBuilder }) {
    const event = WidgetEvent.parse(requestEnvelope.request)
    const userId = requestEnvelope.context.System.user?.userId ?? ''
    const alexaDeviceId = echoInfoOf(requestEnvelope)?.alexaDeviceId ?? event.error?.content?.deviceId ?? ''
    const echo = await findEcho(app, { userId, alexaDeviceId })
    if (echo) await recordEvent(app, echo, event, hasInstalledWidget(requestEnvelope))
    return responseBuilder.getResponse()
  },
})

/** `isInstalled`: the Echo has another copy of the widget after one was removed. */
async function recordEvent(app: App, echo: Echo, event: WidgetEvent, isInstalled: boolean): Promise<void> {
  switch (event.type) {
    case `${manager}UsagesInstalled`:
    case `${manager}UpdateRequest`:
      return setWidget(app, echo.device_id, true)
    case `${manager}UsagesRemoved`:
      return setWidget(app, echo.device_id, isInstalled)
    case `${manager}InstallationError`:
      return setAttention(app, echo.device, 'The widget could not be installed. Please add it again.')
    default:
      return recordError(app, echo, event.error?.type)
  }
}

async function recordError(app: App, echo: Echo, type: string | undefined): Promise<void> {
  // Amazon keeps the content until the Echo is online again.
  if (type === 'DEVICE_UNAVAILABLE') return
  if (type === 'DEVICE_PERMANENTLY_UNAVAILABLE')
    return setAttention(app, echo.device, 'Amazon cannot reach this Echo any more. Please connect it again.')
  await repeatPush(app, echo.device_id)
}
