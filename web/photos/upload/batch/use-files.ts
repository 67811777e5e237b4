import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes the files that are dropped or pasted anywhere in the window. Returns whether files are being dragged over it.
 * `isClosed` is asked each time: files are then refused, and the pointer shows it.
 */
export function useFiles(onFiles: (files: File[]) => void, isClosed: () => boolean = () => false): boolean {
  const [isDragged, setDragged] = useState(false)
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files])
  })
  const isRefused = useEffectEvent(isClosed)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser opens the file in place of the page.
      event.preventDefault()
      if (event.dataTransfer && isRefused()) event.dataTransfer.dropEffect = 'none'
      else setDragged(true)
    }
    const leave = (event: DragEvent) => {
      // Null when the pointer leaves the window, not only an element in it.
      if (event.relatedTarget === null) setDragged(false)
    }
    const drop = (event: DragEvent) => {
      setDragged(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      if (!isRefused()) take(event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length || isRefused()) return
      event.preventDefault()
      take(event.clipboardData.files)
    }
    window.addEventListener('dragenter', over, { signal })
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    window.addEventListener('paste', paste, { signal })
    return () => controller.abort()
  }, [])
  return isDragged
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
