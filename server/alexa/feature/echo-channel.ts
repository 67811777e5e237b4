import { type DeliveryChannel, DeliveryFailure } from '../../delivery/delivery-channel.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { findEchoOfDevice } from '../echoes/echo.service.ts'
import { addEvent, wakeEvents } from '../outbound/proactive-events/events.service.ts'
import { refreshWidget, wakeWidgets } from '../outbound/widget/widget.service.ts'

/**
 * An Echo reads its inbox from our database when somebody opens the skill, so it has accepted a delivery
 * as soon as the row is committed. The notification and the widget are due work of their own: a slow
 * answer from Amazon delays nobody who sends.
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
  async pauseChanged(app, device, waitedUntil) {
    await refreshWidget(app, device.id)
    wakeWidgets(app)
    if (waitedUntil === null) return
    await app.db
      .updateTable('alexa_events')
      .set({ due_at: app.clock.now() })
      .where('device_id', '=', device.id)
      .where('due_at', '=', waitedUntil)
      .execute()
    wakeEvents(app)
  },
}
