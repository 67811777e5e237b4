import { useCode } from '../../offline/use-code.ts'

const load = () => import('../../sound/stop-reading-button.tsx')

/** The button that ends the voice while the delivery is read aloud. */
export function StopReading({ deliveryId }: { deliveryId: string }) {
  const code = useCode(load, true, deliveryId)
  return code && <code.StopReadingButton deliveryId={deliveryId} />
}
