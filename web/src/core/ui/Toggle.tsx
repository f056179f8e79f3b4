import { IconButton } from '@mui/material'
import { OpenArrow } from './OpenArrow.tsx'

interface ToggleProps {
  isOpen: boolean
  label: string
  onToggle: (isOpen: boolean) => void
}

/** Unfolds what stands below a row. */
export function Toggle({ isOpen, label, onToggle }: ToggleProps) {
  return (
    <IconButton size="small" aria-expanded={isOpen} aria-label={label} onClick={() => onToggle(!isOpen)}>
      <OpenArrow isOpen={isOpen} isBefore fontSize="small" />
    </IconButton>
  )
}
