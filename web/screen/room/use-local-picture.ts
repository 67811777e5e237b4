import { useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { readPicture } from './pictures.ts'

/** An address of the picture on this device, for as long as it is shown. */
export function useLocalPicture(deviceId: string, item: ScreenItem, onBroken: () => void): string | null {
  const [url, setUrl] = useState<string | null>(null)
  const latest = useRef({ item, onBroken })
  latest.current = { item, onBroken }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each delivery
  useEffect(() => {
    let address: string | null = null
    let isGone = false
    readPicture(deviceId, latest.current.item).then(
      (blob) => {
        if (isGone) return
        address = URL.createObjectURL(blob)
        setUrl(address)
      },
      () => !isGone && latest.current.onBroken(),
    )
    return () => {
      isGone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [deviceId, item.deliveryId])
  return url
}
