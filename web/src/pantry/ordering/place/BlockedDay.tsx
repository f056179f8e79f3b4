import { Button, type ButtonProps, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { orderPlaceTexts } from '../../../../../shared/pantry/ordering/texts/orderPlace.ts'
import type { DayBlock } from '../../../../../shared/pantry/windows/dayBlock.ts'
import { useText } from '../../../core/words/language.tsx'

/** A day on which the order limits allow no order: in place of what chooses it, and why. */

const Reason = lazy(() => import('./WhyBlocked.tsx'))

/** Loaded when it opens: most customers never see it. */
export const WhyBlocked = ({ block }: { block: DayBlock }) => (
  <Suspense fallback={null}>
    <Reason block={block} />
  </Suspense>
)

interface BlockedButtonProps {
  isOpen: boolean
  onClick: () => void
  /** The day, where the button shows it. */
  name?: ReactNode
  /** The day, where only the button's neighbors show it. */
  label?: string
  sx?: ButtonProps['sx']
}

export function BlockedButton({ isOpen, onClick, name, label, sx }: BlockedButtonProps) {
  const text = useText(orderPlaceTexts)
  return (
    <Button
      variant="text"
      color="inherit"
      aria-expanded={isOpen}
      aria-label={label}
      onClick={onClick}
      sx={[faint, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {name}
      <Typography component="span" variant="body2">
        {text('limitReached')}
      </Typography>
    </Button>
  )
}

const faint = { border: '1px dashed', borderColor: 'divider', color: 'text.secondary' } as const
