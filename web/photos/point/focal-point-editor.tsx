import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FocalPoint } from '#contract/photos/focal-point.ts'
import { Button } from '../../platform/ui/button.tsx'
import { photosWords } from '../photos-words.ts'

const middle: FocalPoint = { x: 500, y: 500 }
/** Thousandths, for one press of an arrow key. */
const step = 20
const steps: Record<string, FocalPoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

type FocalPointEditorProps = {
  /** All of it, as wide as its box. */
  picture: ReactNode
  /** Of its width to its height. */
  ratio: number
  focalPoint: FocalPoint | null
  /** The ring was let go there. */
  onChoose: (point: FocalPoint) => void
  onDone: () => void
}

/** All of the picture, with a ring that is pulled, or moved by arrow keys, to what matters. It counts where it is let go. */
export function FocalPointEditor(props: FocalPointEditorProps) {
  const { picture, ratio, focalPoint, onChoose, onDone } = props
  const [point, setPoint] = useState(focalPoint ?? middle)
  const ring = useFocusMeanwhile()

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    setPoint(pointAt(event))
  }
  function onPointerMove(event: PointerEvent) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setPoint(pointAt(event))
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onDone()
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    setPoint(({ x, y }) => ({ x: inside(x + by.x), y: inside(y + by.y) }))
  }

  return (
    <div
      data-own-keys
      onPointerDown={(event) => event.stopPropagation()}
      className="absolute inset-0 z-10 flex flex-col bg-black"
    >
      <div className="m-4 grid min-h-0 grow place-items-center [container-type:size]">
        <div
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={(event) => onChoose(pointAt(event))}
          style={{ '--ratio': ratio } as CSSProperties}
          className="relative w-[min(100cqw,100cqh*var(--ratio))] cursor-crosshair touch-none"
        >
          {picture}
          <div
            ref={ring}
            role="slider"
            tabIndex={0}
            aria-label={photosWords().choosePoint}
            aria-valuenow={point.x / 10}
            aria-valuetext={photosWords().pointAt({
              x: Math.round(point.x / 10),
              y: Math.round(point.y / 10),
            })}
            onKeyDown={onKeyDown}
            onKeyUp={({ key }) => steps[key] && onChoose(point)}
            style={{ left: `${point.x / 10}%`, top: `${point.y / 10}%` }}
            className="absolute size-16 -translate-1/2 cursor-grab rounded-full border-4 border-white shadow-[0_0_0_3px_rgb(0_0_0/0.6),inset_0_0_0_3px_rgb(0_0_0/0.6)] focus-visible:outline-white"
          />
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 px-4 pb-4 text-white">
        <p>{photosWords().pointHint}</p>
        <Button onClick={onDone}>{photosWords().done}</Button>
      </div>
    </div>
  )
}

/** Has the focus as long as it is there, and gives it back. */
function useFocusMeanwhile() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    element.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return element
}

function pointAt({ currentTarget, clientX, clientY }: PointerEvent): FocalPoint {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return {
    x: inside(Math.round((1000 * (clientX - left)) / width)),
    y: inside(Math.round((1000 * (clientY - top)) / height)),
  }
}

function inside(at: number): number {
  return Math.min(1000, Math.max(0, at))
}
