import { List } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'
import { durations, easings, lineLight } from '../app/tokens.ts'

/**
 * Lines that are kept fresh: one that comes while the list is open lights up once, so that the eye finds it. Older browsers
 * show it without.
 */
export function LiveList({ gap, children }: { gap?: number; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The first lines have their style two frames later: they are not new.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => list.current?.setAttribute('data-live', ''))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <List disablePadding ref={list} sx={[look, gap !== undefined && { display: 'grid', gap }]}>
      {children}
    </List>
  )
}

/** The ground itself answers to the pointer. */
const look = {
  '& > li': { boxShadow: lineLight('transparent') },
  '&[data-live] > li': {
    transition: `box-shadow ${durations.noticing}ms ${easings.easeIn}`,
    '@starting-style': {
      boxShadow: lineLight('color-mix(in srgb, var(--mui-palette-primary-light) 40%, transparent)'),
    },
  },
} as const
