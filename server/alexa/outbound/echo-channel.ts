import { type DeliveryChannel, DeliveryFailure } from '../../delivery/delivery-channel.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { findEchoOfDevice } from '../echoes/echo.service.ts'
import { addEvent, wakeEvents } from './proactive-events/events.service.ts'
import { refreshWidget, wakeWidgets } from './widget/widget.service.ts'

/**
 * An Echo reads its inbox out of our own database when somebody opens the skill: it has accepted
 * what is there. That there is something new is told to Amazon beside it, in its own time, so that
 * Amazon can make nobody wait.
 */
export const echoChannel: DeliveryChannel = {
  async deliver(app, { target, delivery, device }) {
    const echo = await findEchoOfDevice(app, device.id)
    if (!echo)
      throw new DeliveryFailure(`${device.name} is not connected any more. Please connect it again.`, {
        isFinal: true,
      })
    await inTransaction(app, async (app) => {
      await addEvent(app, echo, { target, delivery })
      await refreshWidget(app, device.id)
      wakeEvents(app)
      wakeWidgets(app)
    })
  },
  async inboxChanged(app, device) {
    await refreshWidget(app, device.id)
    wakeWidgets(app)
  },
}
