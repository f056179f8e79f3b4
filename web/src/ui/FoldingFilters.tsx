import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { FilterBar } from './FilterBar.tsx'

interface FoldingFiltersProps {
  /** Always in sight. */
  search: ReactNode
  /** One of the other filters narrows the list: the folded button says so. */
  isNarrowed: boolean
  children: ReactNode
}

/** The filters of a list. On a phone only the search stands open: the list itself should be in sight. */
export function FoldingFilters({ search, isNarrowed, children }: FoldingFiltersProps) {
  const text = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [isOpen, open] = useState(false)
  const id = useId()
  if (!isPhone) {
    return (
      <FilterBar>
        <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>{search}</Box>
        {children}
      </FilterBar>
    )
  }
  const label = text(isOpen ? 'hideFilters' : 'showFilters')
  return (
    <FilterBar>
      <Box sx={{ display: 'flex', gap: 1, width: '100%' }}>
        {search}
        <Tooltip title={label}>
          <IconButton aria-label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
            <Badge variant="dot" color="warning" invisible={!isNarrowed}>
              <TuneOutlined />
            </Badge>
          </IconButton>
        </Tooltip>
      </Box>
      <Collapse in={isOpen} id={id} sx={{ width: '100%' }}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>{children}</Box>
      </Collapse>
    </FilterBar>
  )
}
