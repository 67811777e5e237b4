import { setAttention } from '../../../delivery/device-contact.ts'
import type { App } from '../../../platform/context.ts'
import { type Echo, findEcho } from '../../echoes/echo.service.ts'
import { factsOf, installedPackages } from '../../echoes/echo-info.ts'
import { refreshWidget, setWidget, wakeWidgets } from '../../outbound/widget/widget.service.ts'
import { recordSeen } from '../../setup/seen.service.ts'
import type { MakeHandler } from '../request-context.ts'

const manager = 'Alexa.DataStore.PackageManager.'
/** Amazon's pages and Amazon's types do not agree on the name. */
const errors = ['Alexa.DataStore.Error', 'DataStoreError']

type WidgetEvent = { type: string; error?: { type?: string; content?: { deviceId?: string } } }

/** The widget was put on a home screen or taken off, or Amazon could not bring it what we pushed. */
export const widgetEvents: MakeHandler = (app) => ({
  canHandle: ({ requestEnvelope: { request } }) =>
    request.type.startsWith(manager) || errors.includes(request.type),
  async handle({ requestEnvelope, responseBuilder }) {
    const event = requestEnvelope.request as unknown as WidgetEvent
    const userId = requestEnvelope.context.System.user?.userId ?? ''
    const alexaDeviceId = factsOf(requestEnvelope)?.alexaDeviceId ?? event.error?.content?.deviceId ?? ''
    const echo = await findEcho(app, { userId, alexaDeviceId })
    if (event.type === `${manager}UsagesInstalled`) await recordSeen(app, 'widget')
    if (echo) await act(app, echo, event, installedPackages(requestEnvelope) > 0)
    return responseBuilder.getResponse()
  },
})

async function act(app: App, echo: Echo, event: WidgetEvent, isStillThere: boolean): Promise<void> {
  switch (event.type) {
    case `${manager}UsagesInstalled`:
    case `${manager}UpdateRequest`:
      return setWidget(app, echo.device_id, true)
    case `${manager}UsagesRemoved`:
      return setWidget(app, echo.device_id, isStillThere)
    case `${manager}InstallationError`:
      return setAttention(app, echo.device, 'The widget could not be installed. Please add it again.')
    default:
      return afterError(app, echo, event.error?.type)
  }
}

/** Offline passes by itself; what could not be stored is pushed once more. */
async function afterError(app: App, echo: Echo, type: string | undefined): Promise<void> {
  if (type === 'DEVICE_UNAVAILABLE') return
  if (type === 'DEVICE_PERMANENTLY_UNAVAILABLE')
    return setAttention(app, echo.device, 'Amazon cannot reach this Echo any more. Please connect it again.')
  await app.db
    .updateTable('echoes')
    .set({ widget_hash: null })
    .where('device_id', '=', echo.device_id)
    .execute()
  await refreshWidget(app, echo.device_id)
  wakeWidgets(app)
}
