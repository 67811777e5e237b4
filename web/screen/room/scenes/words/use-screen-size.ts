import { useEffect, useState } from 'react'

/** The size of the window in CSS pixels. */
export function useScreenSize(): { width: number; height: number } {
  const [size, setSize] = useState(read)
  useEffect(() => {
    const onResize = () => setSize(read)
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return size
}

function read() {
  return { width: window.innerWidth, height: window.innerHeight }
}
