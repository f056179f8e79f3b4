import { List } from '@mui/material'
import { type ReactNode, useEffect, useRef } from 'react'

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

/** Over a line's ground and below its words; the ground itself answers to the pointer. */
const look = {
  '& > li': { boxShadow: 'inset 0 0 0 100vmax transparent' },
  '&[data-live] > li': {
    transition: 'box-shadow 1500ms ease-in',
    '@starting-style': {
      boxShadow: 'inset 0 0 0 100vmax color-mix(in srgb, var(--mui-palette-primary-light) 40%, transparent)',
    },
  },
} as const
