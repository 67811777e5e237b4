import client from 'prom-client'
import { type FailureReason, failureReasons } from './reasons.ts'
import { type DeliveryStep, deliverySteps } from './steps.ts'

// Counters of this process. Each begins at 0, because Prometheus sees an increase only after a first value.

const steps = new client.Counter({
  name: 'sunporch_delivery_steps_total',
  help: 'Steps of deliveries: "sent", "ended", "withdrawn", "removed" and "restored" once for a delivery, the others once for each device.',
  labelNames: ['step'],
  registers: [],
})
for (const step of Object.keys(deliverySteps)) steps.inc({ step }, 0)

const failures = new client.Counter({
  name: 'sunporch_delivery_failures_total',
  help: 'Deliveries that have failed on a device, by reason.',
  labelNames: ['reason'],
  registers: [],
})
for (const reason of Object.keys(failureReasons)) failures.inc({ reason }, 0)

const shown = new client.Histogram({
  name: 'sunporch_delivery_shown_seconds',
  help: 'Time from Send until the device said that it is shown, with the hours in which a room is quiet, paused or empty.',
  labelNames: ['device'],
  buckets: [1, 2, 5, 10, 30, 60, 300, 1800, 3600, 10_800, 43_200, 86_400, 259_200],
  registers: [],
})

export const pathMetrics = [steps, failures, shown]

export function countStep(step: DeliveryStep): void {
  steps.inc({ step })
}

export function countFailure(reason: FailureReason): void {
  failures.inc({ reason })
}

export function observeShown(device: 'screen' | 'echo', milliseconds: number): void {
  shown.observe({ device }, milliseconds / 1000)
}
