import { Box } from '@mui/material'
import type { SyntheticEvent } from 'react'
import { graphemesOf } from '../../../../shared/core/text/text.ts'

interface ThumbnailProps {
  name: string
  /** Without one the first letter of the name stays. */
  path: string | undefined
  /** Empty where the name stands beside it. */
  alt?: string
  /** Side of a square; without one it is as wide as its place. */
  size?: number
}

/** A picture in a box that keeps its size: the letter stands there until the whole picture has come, or when it does not. */
export function Thumbnail({ name, path, alt = '', size }: ThumbnailProps) {
  return (
    <Box sx={{ ...box, ...(size === undefined ? wide : { width: size, height: size, borderRadius: 2 }) }}>
      <span aria-hidden>{graphemesOf(name)[0]}</span>
      {path === undefined ? null : (
        <Box key={path} component="img" src={path} alt={alt} loading="lazy" decoding="async" onLoad={show} sx={image} />
      )}
    </Box>
  )
}

const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.style.opacity = '1'
}

const box = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  flexShrink: 0,
  fontSize: 'h2.fontSize',
  fontWeight: 600,
  color: 'text.secondary',
  bgcolor: 'action.hover',
} as const
const wide = { width: '100%', aspectRatio: '4 / 3', fontSize: 'h1.fontSize' } as const
const image = { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', opacity: 0 } as const
