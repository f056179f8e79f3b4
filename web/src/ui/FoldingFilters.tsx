import TuneOutlined from '@mui/icons-material/TuneOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId, useState } from 'react'
import { app } from '../../../shared/text/app.ts'
import { useText } from '../app/language.tsx'
import { FilterBar } from './FilterBar.tsx'
import { Fold } from './Fold.tsx'
import { Hint } from './Hint.tsx'

interface FoldingFiltersProps {
  /** Always in sight. */
  search: ReactNode
  /** One of the other filters narrows the list: the folded button says so. */
  isNarrowed: boolean
  children: ReactNode
  /** What acts on the list, such as an export. */
  end?: ReactNode
}

/** The filters of a list. On a phone only the search stands open: the list itself should be in sight. */
export function FoldingFilters({ search, isNarrowed, children, end }: FoldingFiltersProps) {
  const text = useText(app)
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  const [isOpen, open] = useState(false)
  const id = useId()
  if (!isPhone) {
    return (
      <FilterBar end={end}>
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
        <Hint title={label}>
          <IconButton aria-label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
            <TuneOutlined />
            {isNarrowed ? <Box component="span" sx={dot} /> : null}
          </IconButton>
        </Hint>
      </Box>
      <Fold id={id} isOpen={isOpen}>
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', pt: 1 }}>
          {children}
          {end}
        </Box>
      </Fold>
    </FilterBar>
  )
}

const dot = {
  position: 'absolute',
  top: 4,
  right: 4,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
} as const
