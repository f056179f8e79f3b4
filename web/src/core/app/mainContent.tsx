import { Box } from '@mui/material'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { useText } from '../words/language.tsx'

/** A screen reader hears of a new page: the focus moves to the content, except at the first one. The router scrolls. */
export function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** First stop of the keyboard: over the navigation to the content, which has the ID `content`. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const text = useText(frameTexts)
  const skip = (event: { preventDefault: () => void }) => {
    // The hash holds the screen, so the link moves the focus itself and leaves the address alone.
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <Box component="a" href="#content" onClick={skip} className="no-print" sx={look}>
      {text('skipToContent')}
    </Box>
  )
}

const look = {
  position: 'fixed',
  left: 12,
  top: -80,
  zIndex: 'tooltip',
  px: 2,
  py: 1.25,
  borderRadius: 2,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:focus': { top: 12 },
} as const
