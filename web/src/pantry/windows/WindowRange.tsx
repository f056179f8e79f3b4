import type { ComponentProps } from 'react'
import { DateRangeFilter } from '../../core/ui/filters.tsx'

/** Days of a list that begins without them. */
export default function WindowRange(
  range: Pick<ComponentProps<typeof DateRangeFilter>, 'value' | 'onChange' | 'today'>,
) {
  return <DateRangeFilter {...range} />
}
