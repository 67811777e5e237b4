import { useEffect, useRef, useState } from 'react'
import type { ScreenItem } from '#contract/screen.ts'
import { whenPainted } from './painted.ts'

type PictureLayerProps = {
  item: ScreenItem
  onPainted: (item: ScreenItem) => void
  onBroken: (item: ScreenItem) => void
}

/** The whole picture, never cropped, on a soft copy of itself. */
export function PictureLayer({ item, onPainted, onBroken }: PictureLayerProps) {
  const [isDecoded, setDecoded] = useState(false)
  const latest = useRef({ item, onPainted })
  latest.current = { item, onPainted }
  useEffect(() => {
    if (!isDecoded) return
    return whenPainted(() => latest.current.onPainted(latest.current.item))
  }, [isDecoded])
  const url = item.picture?.url
  return (
    <div
      className="absolute inset-0 bg-[#0d1413] transition-opacity duration-700 motion-reduce:transition-none"
      style={{ opacity: isDecoded ? 1 : 0 }}
    >
      <img
        src={url}
        alt=""
        aria-hidden
        className="absolute inset-0 size-full scale-110 object-cover opacity-45 blur-2xl"
      />
      <img
        src={url}
        alt={item.title ?? `A picture${item.sender ? ` from ${item.sender.name}` : ''}`}
        className="absolute inset-0 size-full object-contain"
        onLoad={(event) => {
          event.currentTarget.decode().then(
            () => setDecoded(true),
            () => onBroken(item),
          )
        }}
        onError={() => onBroken(item)}
      />
    </div>
  )
}
