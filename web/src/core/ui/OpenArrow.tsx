import ChevronRight from '@mui/icons-material/ChevronRight'
import ExpandMore from '@mui/icons-material/ExpandMore'
import type { SvgIconProps, Theme } from '@mui/material'

interface OpenArrowProps extends Pick<SvgIconProps, 'fontSize'> {
  isOpen: boolean
  /** Before a row that unfolds: from the side to down, instead of from down to up. */
  isBefore?: boolean
}

/** Turns when what it stands for opens. */
export function OpenArrow({ isOpen, isBefore = false, ...size }: OpenArrowProps) {
  const Icon = isBefore ? ChevronRight : ExpandMore
  return (
    <Icon
      {...size}
      {...(isBefore ? { className: 'pointing' } : {})}
      sx={{ transition, transform: isOpen ? `rotate(${isBefore ? 90 : 180}deg)` : 'none' }}
    />
  )
}

const transition = ({ transitions }: Theme) =>
  transitions.create('transform', { duration: transitions.duration.shortest })
