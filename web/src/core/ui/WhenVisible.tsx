import { Box, Skeleton } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Renders its children, and so loads their code, shortly before they scroll into view; reserves their height until then. */
export function WhenVisible({ height, children }: { height: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setVisible(true), {
      rootMargin: '200px',
    })
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const placeholder = <Skeleton variant="rounded" height={height} animation={false} className="no-print until-seen" />
  return (
    <Box ref={box} sx={{ '@media screen': { minHeight: height } }}>
      {isVisible ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </Box>
  )
}
