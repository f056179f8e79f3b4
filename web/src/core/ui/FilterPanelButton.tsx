import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Badge, Button, useMediaQuery } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { IconAction } from './IconAction.tsx'

const FilterPanel = lazy(() => import('./FilterPanel.tsx'))

interface FilterPanelButtonProps {
  /** A filter of the panel is set: the button says so. */
  isNarrowed: boolean
  /** Filters in words, which open the panel too. */
  beside?: (open: () => void) => ReactNode
  children: (close: () => void) => ReactNode
}

/** Opens a list's filters beside it; on a phone it is an icon. */
export function FilterPanelButton({ isNarrowed, beside, children }: FilterPanelButtonProps) {
  const text = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const close = () => setOpen(false)
  const icon = (
    <Badge variant="dot" color="warning" invisible={!isNarrowed}>
      <TuneOutlined fontSize="small" />
    </Badge>
  )
  const shared = { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: open } as const
  return (
    <>
      {isPhone ? (
        <IconAction label={text('filters')} {...shared}>
          {icon}
        </IconAction>
      ) : (
        <Button variant="outlined" startIcon={icon} {...shared}>
          {text('filters')}
        </Button>
      )}
      {beside?.(open)}
      <Suspense fallback={null}>
        {isOpen ? <FilterPanel onClose={close}>{children(close)}</FilterPanel> : null}
      </Suspense>
    </>
  )
}
