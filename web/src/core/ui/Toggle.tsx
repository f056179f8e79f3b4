import ChevronRight from '@mui/icons-material/ChevronRight'
import { IconButton } from '@mui/material'

interface ToggleProps {
  isOpen: boolean
  label: string
  onToggle: (isOpen: boolean) => void
}

/** Unfolds what stands below a row. */
export function Toggle({ isOpen, label, onToggle }: ToggleProps) {
  return (
    <IconButton size="small" aria-expanded={isOpen} aria-label={label} onClick={() => onToggle(!isOpen)}>
      <ChevronRight
        className="pointing"
        fontSize="small"
        sx={{ transform: isOpen ? 'rotate(90deg)' : 'none', transition: 'transform .15s' }}
      />
    </IconButton>
  )
}
