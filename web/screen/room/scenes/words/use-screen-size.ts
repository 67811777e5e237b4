import { useEffect, useState } from 'react'

type Size = { width: number; height: number }

/** The size of the window in CSS pixels. */
export function useScreenSize(): Size {
  const [size, setSize] = useState(read)
  useEffect(() => {
    const onResize = () => setSize(readAgain)
    window.addEventListener('resize', onResize)
    // It may have been turned between the first drawing and this moment.
    onResize()
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return size
}

function read(): Size {
  return { width: window.innerWidth, height: window.innerHeight }
}

function readAgain(before: Size): Size {
  const now = read()
  return now.width === before.width && now.height === before.height ? before : now
}
