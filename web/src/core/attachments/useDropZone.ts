import { type RefObject, useEffect, useRef, useState } from 'react'

/** A drop zone takes files once the panel around it has come to rest (section 9). */
export const dropZoneDelay = 1000

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Tells if files are over the element now; `onFiles` gets those that are dropped. */
export function useDropZone(zone: RefObject<HTMLElement | null>, onFiles: ((files: readonly File[]) => void) | null) {
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  const isActive = onFiles !== null
  useEffect(() => {
    const element = zone.current
    if (!element || !isActive) return
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = () => setOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      take.current?.([...(event.dataTransfer?.files ?? [])])
    }
    const bind = () => {
      element.addEventListener('dragover', over)
      element.addEventListener('dragleave', leave)
      element.addEventListener('drop', drop)
    }
    const timer = setTimeout(bind, dropZoneDelay)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('dragover', over)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [zone, isActive])
  return isOver
}
