import BookmarkBorder from '@mui/icons-material/BookmarkBorder'
import { Box, Chip } from '@mui/material'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { FilteredGrid } from '../../../../shared/core/grid/savedFilters.ts'
import { savedFilterTexts } from '../../../../shared/core/grid/texts.ts'
import * as session from '../../../../shared/network/session/api.ts'
import { useApi } from '../data/useApi.ts'
import { IconAction } from '../ui/IconAction.tsx'
import { useText } from '../words/language.tsx'
import { useUrlQuery } from './useUrlQuery.ts'

const SavedFiltersDialog = lazy(() => import('./SavedFiltersDialog.tsx'))

/** Position in the list, which belongs to no filter. */
const positions = ['cursor', 'page', 'id', 'pantryInventoryItemId']
/** Neighbors are searched for by name: no filter keeps whom. */
const persons = ['search', 'customer']

/** The filters of a list's address, in one order, so that equal ones are equal. */
function filtersIn(query: URLSearchParams, grid: FilteredGrid): string {
  const filters = new URLSearchParams(query)
  for (const name of grid === 'neighbors' ? [...positions, ...persons] : positions) filters.delete(name)
  filters.sort()
  return String(filters)
}

/** The person's saved filters of a list: one tap sets them. The default is set when the list opens without filters. */
export function SavedFilterChips({ grid }: { grid: FilteredGrid }) {
  const text = useText(savedFilterTexts)
  const [query, setQuery] = useUrlQuery()
  const { data } = useApi(session.getSavedFilters, {}, { revalidateOnFocus: false })
  const [isManaging, setManaging] = useState(false)
  const [isOpening, setOpening] = useState(query.size === 0)
  const own = data?.Filters.filter(({ Grid }) => Grid === grid) ?? []
  const first = own.find(({ IsDefault }) => IsDefault)?.Query
  useEffect(() => {
    if (!data || !isOpening) return
    setOpening(false)
    // Filters that were set meanwhile stay.
    if (first) setQuery((now) => (now.size === 0 ? new URLSearchParams(first) : now), { replace: true })
  }, [data, isOpening, first, setQuery])
  const present = filtersIn(query, grid)
  return (
    <>
      <IconAction label={text('manage')} onClick={() => setManaging(true)}>
        <BookmarkBorder />
      </IconAction>
      {own.length > 0 ? (
        <Box role="group" aria-label={text('menu')} sx={chipsLook}>
          {own.map(({ ID, Name, Query }) => {
            const isSet = filtersIn(new URLSearchParams(Query), grid) === present
            return (
              <Chip
                key={ID}
                label={Name}
                aria-pressed={isSet}
                color={isSet ? 'primary' : 'default'}
                variant={isSet ? 'filled' : 'outlined'}
                onClick={() => setQuery(() => new URLSearchParams(isSet ? '' : Query))}
              />
            )
          })}
        </Box>
      ) : null}
      <Suspense fallback={null}>
        {isManaging && data ? (
          <SavedFiltersDialog grid={grid} saved={data} present={present} onClose={() => setManaging(false)} />
        ) : null}
      </Suspense>
    </>
  )
}

/** A line of their own below the search; on a phone they scroll. */
const chipsLook = {
  flexBasis: '100%',
  order: 1,
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  gap: 0.75,
  '& .MuiChip-root': { flexShrink: 0 },
} as const
