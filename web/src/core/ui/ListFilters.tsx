import TuneOutlined from '@mui/icons-material/TuneOutlined'
import { Box, useMediaQuery } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { app } from '../../../../shared/core/text/app.ts'
import { useText } from '../words/language.tsx'
import { SearchFilter, searchDelay } from './filters.tsx'
import { IconAction } from './IconAction.tsx'

export interface ListFiltersProps {
  /** The list's filters, as `useListState` has them. */
  list: {
    filters: { search: string }
    setFilters: (change: { search: string }) => void
    /** One of the other filters is set: the collapsed button says so. */
    isNarrowed: boolean
  }
  searchLabel: string
  /** Of a list that waits by itself before it asks again. */
  searchDelay?: number
  children?: ReactNode
  /** A `FilterPanelButton`, in sight on a phone too: for more filters than the line has room for. */
  panel?: ReactNode
  /** The person's saved filters, in sight on a phone too. */
  saved?: ReactNode
  /** Tools for the list, such as an export. */
  end?: ReactNode
}

/** The filters above a list, wrapping with the width. On a phone all but the search collapse, so that the list is in sight. */
export function ListFilters({
  list,
  searchLabel,
  searchDelay: delay = searchDelay,
  children,
  panel,
  saved,
  end,
}: ListFiltersProps) {
  const search = (
    <SearchFilter
      label={searchLabel}
      delay={delay}
      value={list.filters.search}
      onChange={(words) => list.setFilters({ search: words })}
    />
  )
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'))
  if (isPhone && panel)
    return (
      <Box className="no-print" role="search" sx={phoneLine}>
        <Box sx={{ flex: '1 1 0', minWidth: 160 }}>{search}</Box>
        {panel}
        {saved}
        {children}
        {end}
      </Box>
    )
  if (isPhone) {
    return (
      <Box className="no-print" role="search" sx={{ mb: 2 }}>
        {children || end ? (
          <Collapsed search={search} saved={saved} isNarrowed={list.isNarrowed}>
            {children}
            {end ? <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{end}</Box> : null}
          </Collapsed>
        ) : (
          search
        )}
      </Box>
    )
  }
  return (
    <Box className="no-print" role="search" sx={wide}>
      <Box sx={{ flex: '1 1 220px', maxWidth: 320 }}>{search}</Box>
      {panel}
      {children}
      {end || saved ? <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>{end}</Box> : null}
      {saved}
    </Box>
  )
}

interface CollapsedProps {
  search: ReactNode
  saved: ReactNode
  isNarrowed: boolean
  children: ReactNode
}

function Collapsed({ search, saved, isNarrowed, children }: CollapsedProps) {
  const text = useText(app)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const label = text(isOpen ? 'hideFilters' : 'showFilters')
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Box sx={{ flex: '1 1 0', minWidth: 160 }}>{search}</Box>
        <IconAction label={label} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <TuneOutlined />
          {isNarrowed ? <Box component="span" sx={dot} /> : null}
        </IconAction>
        {saved}
      </Box>
      <Box id={id} sx={{ display: isOpen ? 'grid' : 'none', gap: 1.5, justifyItems: 'start', pt: 2 }}>
        {children}
      </Box>
    </>
  )
}

const phoneLine = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const
const wide = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 2 } as const

const dot = {
  position: 'absolute',
  top: 4,
  right: 4,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
} as const
